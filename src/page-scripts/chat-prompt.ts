import { makeRoomForDock } from './dock.ts';
import { hasFlag, setFlag } from './storage-flags.ts';
import { whenActivated } from './when-activated.ts';

const key = 'prompt';
/** From load to the prompt (docs/product.md, Timings). */
const delayMs = 2000;

const pick = (items: NodeListOf<HTMLElement>) => items[Math.floor(Math.random() * items.length)];
const wasClosed = () => hasFlag('sessionStorage', key);

/** Shows one assistant with one greeting, by chance; once closed, not again in this session. */
export function startChatPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (!prompt || wasClosed()) return;

  const setHidden = (hidden: boolean) => {
    prompt.hidden = hidden;
    makeRoomForDock();
  };
  const close = () => {
    setFlag('sessionStorage', key);
    setHidden(true);
  };
  prompt.querySelector('[data-close]')?.addEventListener('click', close);
  addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape' && !prompt.hidden) close();
  });
  // It may have been closed elsewhere since this page was put into the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasClosed()) setHidden(true);
  });

  const show = () => {
    const assistant = pick(prompt.querySelectorAll('[data-assistant]'));
    const greeting = assistant && pick(assistant.querySelectorAll('[data-greeting]'));
    if (!assistant || !greeting || wasClosed()) return;
    assistant.hidden = greeting.hidden = false;
    setHidden(false);
  };
  const wait = () => setTimeout(show, delayMs);
  whenActivated(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
}
