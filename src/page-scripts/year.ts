/** The year of the copyright, by the visitor's clock; without scripts it is that of the build. */
export function showYear(): void {
  document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);
}
