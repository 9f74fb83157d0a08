// Inline script of checkout and payment status until the island is live. It imports nothing, so that it is part
// of the page and runs even if other scripts do not load.

const storageKey = 'typed';
const form = document.querySelector<HTMLFormElement>('main form');
const failureAlert = document.querySelector<HTMLElement>('[data-broken]');

/** Restores what was typed before the page was left. */
try {
  const typed: [string, string][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  sessionStorage.removeItem(storageKey);
  for (const [name, text] of typed) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value ||= text;
  }
} catch {
  // Storage is switched off: the fields stay empty.
}

/** Keeps it for a reload or the page in another language. A live form saves its own draft. */
addEventListener('pagehide', () => {
  if (!form?.isConnected || form.dataset.live !== undefined) return;
  const typed = [...new FormData(form)].filter(([, text]) => text);
  try {
    if (typed.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(typed));
  } catch {
    // Storage is full or switched off: it has to be typed again.
  }
});

/** The island's scripts failed to load: reloads once online, or at a press. Nothing is loading any more. */
addEventListener('astro:hydration-error', () => {
  document.querySelector('main [aria-busy]')?.setAttribute('aria-busy', 'false');
  document.querySelector('[data-loading]')?.remove();
  if (failureAlert) failureAlert.hidden = false;
  addEventListener('online', () => location.reload());
});
failureAlert?.querySelector('button')?.addEventListener('click', () => location.reload());

export {};
