import { hasGreeting } from './chat-greeting.ts';
import { findFreePlace } from './free-place.ts';

/**
 * Delays in ms: from this script, which comes half a second after the first paint, to the prompt; until it
 * tries again where it found no place; and how long a visitor who types or waits must be idle
 * (docs/product.md, Timings).
 */
const delaysMs = { first: 1500, again: 2000, idle: 20_000 };

/**
 * A page may be prerendered before its link is clicked (server/http/speculation-rules.ts): nobody reads
 * it until it is activated. TypeScript's library does not know of it.
 */
type MaybePrerendered = Document & { prerendering?: boolean };

/** Runs once the page is loaded and shown. */
function whenShown(run: () => void): void {
  if ((document as MaybePrerendered).prerendering) {
    document.addEventListener('prerenderingchange', run);
  } else if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}

/**
 * Shows one assistant with one greeting where they hide nothing. If there is no such place, or the
 * greetings cannot be fetched, they come when the page has been scrolled; once closed, not again in
 * this session.
 */
function startPrompt(prompt: HTMLElement, main: HTMLElement): void {
  const onlyWhenIdle = 'idle' in prompt.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = onlyWhenIdle;
  const show = async () => {
    isDue = false;
    prompt.hidden = 'closed' in prompt.dataset || !(await hasGreeting(prompt));
    isDue = true;
    if (prompt.hidden) return;
    const top = findFreePlace(prompt);
    prompt.hidden = top === undefined;
    prompt.style.top = `${top}px`;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, onlyWhenIdle ? delaysMs.idle : delaysMs.again);
  };
  const postpone = () => {
    if (prompt.hidden && isDue) wait();
  };
  // Something that has moved may lie below it now.
  const makeWay = () => {
    if (!prompt.hidden) show();
  };
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !prompt.hidden) {
      prompt.querySelector<HTMLElement>('[data-close]')?.click();
    }
    postpone();
  });
  for (const activity of ['pointerdown', 'pointermove', 'scroll']) {
    addEventListener(activity, postpone);
  }
  for (const change of ['resize', 'pageshow']) addEventListener(change, makeWay);
  new MutationObserver(makeWay).observe(main, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  whenShown(() => {
    if (onlyWhenIdle) wait();
    else setTimeout(show, delaysMs.first);
  });
}

/** Starts the chat prompt of the page. */
export function startChatPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  const main = document.querySelector('main');
  if (prompt && main) startPrompt(prompt, main);
}
