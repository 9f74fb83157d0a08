/** Lets the links to other languages lead to the same order: these pages show what their query names. */
export function keepQueryInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.search = location.search;
  }
}
