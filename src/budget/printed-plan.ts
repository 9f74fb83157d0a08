/** Writes the day onto the printed plan, and prints the page where a button says so. */
export function startPrinting(): void {
  const day = { dateStyle: 'long', timeZone: 'Asia/Kolkata' } as const;
  const date = document.querySelector('[data-date]');
  if (date) date.textContent = new Date().toLocaleDateString(document.documentElement.lang, day);
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]')) print();
  });
}
