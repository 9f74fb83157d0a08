/** The year of the copyright, by the visitor's clock; without scripts it is that of the build. */
export function showYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = `${new Date().getFullYear()}`;
}
