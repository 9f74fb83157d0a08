/**
 * Lets the links to other languages lead to the same order or district, which the query of the address
 * names. Not left to an island, which hydrates after the first paint: who presses before would lose it.
 */
export function keepQueryInLanguageLinks(): void {
  const keep = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      // Not its `search`, which would make the address absolute: only a relative one is loaded ahead.
      link.setAttribute('href', link.pathname + location.search);
    }
  };
  keep();
  // The address may have changed since: the checkout writes the quantity there. At other presses the
  // links stay as they are, for each would have its style worked out once more.
  const keepAtLink = ({ target }: Event) => {
    if ((target as Element).closest('a')) keep();
  };
  addEventListener('click', keepAtLink, true);
}
