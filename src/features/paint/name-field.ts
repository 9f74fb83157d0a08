// Imports no module that an island has, or the home page would load two files.

/** Paints the name typed in the field on its sign, and stores it for the page that paints it (NameField.tsx). */
export function startNameField(): void {
  const form = document.querySelector<HTMLFormElement>('[data-name-field]');
  const input = form?.querySelector('input');
  const letters = form?.querySelector('text');
  if (!form || !input || !letters) return;
  const { nameField: key = '' } = form.dataset;
  let sign: Promise<(typed: string) => void> | undefined;
  input.addEventListener('input', () => {
    sign ??= import('./shop-sign.ts').then(({ openSign }) => openSign(letters));
    sign.then(
      (paint) => paint(input.value),
      () => {},
    );
  });
  form.addEventListener('submit', () => {
    const typed = input.value.trim();
    // An empty field keeps the name already stored, and a browser may block storage.
    try {
      if (typed) sessionStorage[key] = typed;
    } catch {}
  });
}
