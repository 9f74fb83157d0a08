import { atEveryShow } from './at-every-show.ts';
import { hasFlag, setFlag } from './storage-flags.ts';

/** Lets the chat prompt be closed by its button, for the session. What is closed has data-closed. */
export function startPromptClosing(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (!prompt) return;
  const close = () => {
    prompt.hidden = true;
    prompt.dataset.closed = '';
  };
  prompt.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-close]')) return;
    setFlag('sessionStorage', 'prompt');
    close();
  });
  // It may have been closed on another page since this one was read.
  atEveryShow(() => {
    if (hasFlag('sessionStorage', 'prompt')) close();
  });
}
