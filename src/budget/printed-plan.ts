/**
 * Writes the visitor's day onto the plan when it is printed (not before: the first date that a page writes
 * takes a phone 50 ms), and prints the page where a button says so.
 */
export function startPrinting(): void {
  const day = { dateStyle: 'long' } as const;
  addEventListener('beforeprint', () => {
    const date = document.querySelector('[data-date]') as HTMLElement;
    date.textContent = new Date().toLocaleDateString(document.documentElement.lang, day);
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]')) print();
  });
}
