import { kept } from '../lib/tab-storage.ts';
import { atEveryShow } from './at-every-show.ts';
import { fetchScript } from './fetch-script.ts';

/** From late.ts, which comes half a second after the first paint (docs/product.md, Timings). */
const pauseMs = 1500;

/**
 * Fetches the script of the chat prompt (chat-prompt.ts) two seconds after load. A page that was loaded ahead,
 * or in another tab, has no reader yet: there it waits until it is seen. Not where the prompt was closed in
 * this session.
 */
export function loadPromptWhenDue(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  const load = () => {
    if (!document.hidden && !kept('prompt')) fetchScript(prompt?.dataset.prompt);
  };
  atEveryShow(() => {
    if (document.readyState === 'complete') setTimeout(load, pauseMs);
  });
}
