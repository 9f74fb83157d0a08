import { load, save } from '#src/lib/browser-storage.ts';

/** Lets Escape dismiss the card beside the chat button until the button is next hovered or focused. */
export function startChatCard(): void {
  const corner = document.querySelector<HTMLElement>('[data-chat]');
  if (!corner) return;
  for (const arrival of ['pointerenter', 'focusin']) {
    corner.addEventListener(arrival, () => delete corner.dataset.dismissed);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') corner.dataset.dismissed = '';
  });
}

/** Delay of the prompt in ms: after load, or after the last activity. */
const delaysMs = { load: 2000, idle: 20_000 };
const storageKey = 'prompt';
const controls = 'a, button, input, select, textarea, summary';
/** Never covered on a page where a visitor types or waits. */
const vital = 'main :is(h1, h2, button, input, select, textarea, label)';

/** Fills the prompt with a random greeting (greetings.tsx). False if the greetings cannot be fetched. */
async function loadGreeting(prompt: HTMLElement): Promise<boolean> {
  if (prompt.childElementCount > 0) return true;
  const { greetings, page } = prompt.dataset as Record<'greetings' | 'page', string>;
  try {
    const all: string[] = await (await fetch(greetings)).json();
    const greeting = all[Math.floor(Math.random() * all.length)] ?? '';
    prompt.innerHTML = greeting.replace('%7Bpage%7D', encodeURIComponent(page));
    return true;
  } catch {
    return false;
  }
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Shows the chat prompt when it is due and the page is visible; once closed, it stays closed for the session.
 * It hides where it would cover the focused control or, on a page where a visitor types or waits, anything vital.
 */
export function startPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (!prompt) return;
  const onlyWhenIdle = 'idle' in prompt.dataset;
  let state: 'waiting' | 'due' | 'closed' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showIfClear = () => {
    const focused = document.activeElement;
    if (state !== 'due' || prompt.contains(focused)) return;
    // Measured while shown; hidden again before the next paint.
    prompt.hidden = false;
    const avoided = [...(onlyWhenIdle ? document.querySelectorAll(vital) : [])];
    if (focused?.matches(controls)) avoided.push(focused);
    prompt.hidden = avoided.some((element) => overlap(prompt, element));
  };
  const show = async () => {
    if (!(await loadGreeting(prompt)) || state === 'closed') return;
    state = 'due';
    showIfClear();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (state !== 'waiting' || document.hidden || document.readyState !== 'complete') return;
    timer = setTimeout(show, onlyWhenIdle ? delaysMs.idle : delaysMs.load);
  };
  const close = () => {
    state = 'closed';
    prompt.hidden = true;
    save(storageKey);
  };

  prompt.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-close]')) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !prompt.hidden) close();
  });
  // After going back: the next page of the tab may have closed it.
  addEventListener('pageshow', () => (load(storageKey) ? close() : schedule()));
  document.addEventListener('visibilitychange', schedule);
  for (const change of ['focusin', 'resize', 'scroll']) addEventListener(change, showIfClear);
  if (!onlyWhenIdle) return;
  for (const activity of ['keydown', 'pointerdown', 'pointermove', 'scroll']) {
    addEventListener(activity, schedule);
  }
}
