import { keep, kept } from '#src/lib/tab-storage.ts';

/** Lets Escape dismiss the card beside the chat button, until the button is pointed at or focused again. */
export function startChatCard(): void {
  const corner = document.querySelector<HTMLElement>('[data-chat]');
  if (!corner) return;
  for (const arrival of ['pointerenter', 'focusin']) {
    corner.addEventListener(arrival, () => delete corner.dataset.away);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') corner.dataset.away = '';
  });
}

/** How long the prompt waits, in ms: after load; and while a visitor types or waits, for the last activity. */
const delaysMs = { load: 2000, idle: 20_000 };
const storageKey = 'prompt';
const controls = 'a, button, input, select, textarea, summary';
/** Fields, buttons and the verdict of a page on which a visitor types or waits. */
const vital = 'main :is(h1, h2, button, input, select, textarea, label)';

/**
 * Puts one greeting of one assistant into the prompt, at random (greetings.tsx). False where the greetings
 * cannot be fetched.
 */
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
 * Shows the chat prompt (ChatPrompt.tsx) once it is due on a page that somebody sees; closed, it stays away for the
 * session. It makes way for the control that has the focus and, where it waits until the visitor is idle,
 * for every field, button and verdict.
 */
export function startPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (!prompt) return;
  const onlyWhenIdle = 'idle' in prompt.dataset;
  let state: 'waiting' | 'due' | 'closed' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    const focused = document.activeElement;
    if (state !== 'due' || prompt.contains(focused)) return;
    prompt.hidden = false;
    const avoided = [...(onlyWhenIdle ? document.querySelectorAll(vital) : [])];
    if (focused?.matches(controls)) avoided.push(focused);
    prompt.hidden = avoided.some((element) => overlap(prompt, element));
  };
  const show = async () => {
    if (!(await loadGreeting(prompt)) || state === 'closed') return;
    state = 'due';
    place();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (state !== 'waiting' || document.hidden || document.readyState !== 'complete') return;
    timer = setTimeout(show, onlyWhenIdle ? delaysMs.idle : delaysMs.load);
  };
  const close = () => {
    state = 'closed';
    prompt.hidden = true;
    keep(storageKey);
  };

  prompt.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-close]')) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !prompt.hidden) close();
  });
  // It may have been closed on another page of the tab, from which the visitor has come back.
  addEventListener('pageshow', () => (kept(storageKey) ? close() : schedule()));
  document.addEventListener('visibilitychange', schedule);
  for (const change of ['focusin', 'resize', 'scroll']) addEventListener(change, place);
  if (!onlyWhenIdle) return;
  for (const activity of ['keydown', 'pointerdown', 'pointermove', 'scroll']) {
    addEventListener(activity, schedule);
  }
}
