// A script of its own, which a page fetches two seconds after load (prompt-loader.ts).
import { hasGreeting } from '../../page-scripts/chat-greeting.ts';
import { findFreePlace } from '../../page-scripts/free-place.ts';
import { startPromptClosing } from '../../page-scripts/prompt-closing.ts';

/**
 * Delays in ms: until the prompt tries again where it found no place; and how long a visitor who types or
 * waits must be idle (docs/product.md, Timings).
 */
const delaysMs = { again: 2000, idle: 20_000 };

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
  if (onlyWhenIdle) wait();
  else show();
}

// Every page has both.
const prompt = document.querySelector('[data-prompt]') as HTMLElement;
startPromptClosing(prompt);
startPrompt(prompt, document.querySelector('main') as HTMLElement);
