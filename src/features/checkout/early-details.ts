/** As draft.ts keeps it, which is no part of the page's first script. */
interface Stored {
  details?: Record<string, string>;
}

const storageKey = 'checkout';

/**
 * Keeps what was typed into the checkout before its island came, where the page is left that soon: for
 * the other language, or to load what failed once more. Astro's element has `ssr` until its island is live.
 */
export function keepEarlyDetails(): void {
  addEventListener('pagehide', () => {
    const form = document.querySelector<HTMLFormElement>('astro-island[ssr] form');
    if (!form) return;
    const typed = [...new FormData(form)].filter(([, text]) => text) as [string, string][];
    if (typed.length === 0) return;
    try {
      const stored: Stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
      const details = { name: '', ...stored.details, ...Object.fromEntries(typed) };
      const isSame = typed.every(([name, text]) => stored.details?.[name] === text);
      // What was typed may be another person's than the last order's.
      const draft = isSame ? stored : { ...stored, orderId: undefined, details };
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Storage is full or switched off: it is typed once more, nothing worse.
    }
  });
}
