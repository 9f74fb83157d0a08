/**
 * Makes the links to other languages lead to the same order or district, which the query of the address
 * names. Not left to an island, which hydrates after the first paint: a visitor who presses before that
 * would lose it.
 */
export function keepQueryInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    // Not its `search`, which would make the address absolute: only a relative one is loaded ahead.
    link.setAttribute('href', link.pathname + location.search);
    // The address may have changed before the press: the checkout writes the quantity there. A listener for
    // the whole page would run at every press, and each time the style of the links would be worked out
    // again.
    link.onclick = keepQueryInLanguageLinks;
  }
}
