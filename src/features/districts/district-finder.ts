/** Opens the page of the district that is typed or chosen in the field (DistrictFinder.tsx). */
export function startDistrictFinder(): void {
  const form = document.querySelector('[data-district-finder]');
  const input = form?.querySelector('input');
  const error = form?.querySelector('p');
  if (!form || !input || !error) return;
  const normalized = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '-');
  /** By its name in the language of the page, or by its slug: the English name. */
  const pathOf = (typed: string) =>
    [...form.querySelectorAll('option')].find(
      ({ value, dataset }) => normalized(value) === typed || dataset.slug === typed,
    )?.dataset.path;
  const open = (event: Event) => {
    event.preventDefault();
    const path = pathOf(normalized(input.value));
    if (path) location.assign(path);
    else {
      error.textContent = error.dataset.unknown ?? '';
      input.setAttribute('aria-invalid', 'true');
    }
  };
  form.addEventListener('submit', open);
  input.addEventListener('input', (event) => {
    error.textContent = '';
    input.removeAttribute('aria-invalid');
    // Chosen from the list.
    if ((event as InputEvent).inputType === 'insertReplacementText') open(event);
  });
}
