import { hasFlag, setFlag } from './storage-flags.ts';

/**
 * Lets the element with data-{name} be closed by its button, for as long as the storage remembers: the
 * notice for good, the chat prompt for the session. What is closed has data-closed.
 */
export function startClosing(
  name: 'notice' | 'prompt',
  storage: 'localStorage' | 'sessionStorage',
): void {
  const element = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (!element) return;
  const close = () => {
    element.hidden = true;
    element.dataset.closed = '';
  };
  element.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-close]')) return;
    setFlag(storage, name);
    close();
  });
  const settle = () => {
    if (hasFlag(storage, name)) close();
  };
  settle();
  // It may have been closed on another page since this one was put into the back/forward cache or
  // prerendered.
  addEventListener('pageshow', settle);
  document.addEventListener('prerenderingchange', settle);
}
