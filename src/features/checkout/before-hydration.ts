// Inline script of checkout and payment status, for as long as the island is not live. It imports nothing, so
// that it is part of the page and runs where other scripts do not arrive.

const storageKey = 'typed';
const form = document.querySelector<HTMLFormElement>('main form');
const failureAlert = document.querySelector<HTMLElement>('[data-broken]');

/** Restores what was typed before the page was left, with the island still loading. */
function restoreTyped(): void {
  const typed: [string, string][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  sessionStorage.removeItem(storageKey);
  for (const [name, text] of typed) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && !field.value) field.value = text;
  }
}

/** Keeps it for the page in the other language, or the reload. A live form keeps its own draft. */
function saveTyped(): void {
  if (!form?.isConnected || form.dataset.live !== undefined) return;
  const typed = [...new FormData(form)].filter(([, text]) => text);
  if (typed.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(typed));
}

function whereStored(run: () => void): void {
  try {
    run();
  } catch {
    // Storage is full or switched off: what was typed is typed again.
  }
}

whereStored(restoreTyped);
addEventListener('pagehide', () => whereStored(saveTyped));

/** The island's scripts failed to load: the page loads again once online, or at a press. */
addEventListener('astro:hydration-error', () => {
  if (failureAlert) failureAlert.hidden = false;
  addEventListener('online', () => location.reload());
});
failureAlert?.querySelector('button')?.addEventListener('click', () => location.reload());

export {};
