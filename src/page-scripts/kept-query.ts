/**
 * Lets the links to other languages lead to the same order or district, which the query of the address
 * names. Not left to an island, which hydrates after the first paint: who presses before would lose it.
 */
export function keepQueryInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    // Not its `search`, which would make the address absolute: only a relative one is loaded ahead.
    link.setAttribute('href', link.pathname + location.search);
    // The address may have changed until then: the checkout writes the quantity there. Not at every
    // press of the page, for each would have the links' style worked out once more.
    link.onclick = keepQueryInLanguageLinks;
  }
}
