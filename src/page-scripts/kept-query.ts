/**
 * Lets the links to other languages lead to the same order: a page with an island may show what its query
 * names. Not left to the island, which hydrates after the first paint: who presses before would lose the order.
 */
export function keepQueryInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    // Not its `search`, which would make the address absolute: only a relative one is loaded ahead.
    link.setAttribute('href', link.pathname + location.search);
  }
}
