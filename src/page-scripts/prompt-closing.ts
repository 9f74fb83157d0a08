import { keep, kept } from '../lib/tab-storage.ts';

/** Lets the chat prompt be closed by its button, for the session. What is closed has data-closed. */
export function startPromptClosing(prompt: HTMLElement): void {
  const close = () => {
    prompt.hidden = true;
    prompt.dataset.closed = '';
  };
  prompt.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-close]')) return;
    keep('prompt');
    close();
  });
  // It may have been closed on a later page of the tab, from which the visitor has come back.
  addEventListener('pageshow', () => {
    if (kept('prompt')) close();
  });
}
