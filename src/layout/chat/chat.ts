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

/** From load to the request for the greetings, in ms: at once, it would compete with fonts and the first paint. */
const fetchDelayMs = 600;
/** From load to prompt, in ms. */
const delayMs = 2000;
/** Time to read the prompt, in ms. */
const readMs = 6000;
const storageKey = 'prompt';
/** Never covered: a focused control, and the buttons of a form or a receipt, such as Pay and Print. */
const controls = 'a, button, input, select, textarea, summary';
const buttons = 'main form button, [data-keep-clear] :is(a, button)';

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
 * Shows the chat prompt 2 s after load, while the page is visible; once closed, it stays closed for the session.
 * It hides while it would cover a focused control or a button of a form or a receipt. On wide screens, where it lies
 * on the content, the first scroll after the time to read it hides it for good.
 */
export function startPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('[data-prompt]');
  if (!prompt) return;
  let state: 'waiting' | 'due' | 'closed' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;
  const isWide = matchMedia('(min-width: 64em)');

  const showIfClear = () => {
    const focused = document.activeElement;
    if (state !== 'due' || prompt.contains(focused)) return;
    // Measured while shown; hidden again before the next paint.
    prompt.hidden = false;
    const avoided = [...document.querySelectorAll(buttons)];
    if (focused?.matches(controls)) avoided.push(focused);
    prompt.hidden = avoided.some((element) => overlap(prompt, element));
    if (!prompt.hidden) shownAt ??= performance.now();
  };
  const onScroll = () => {
    const isRead = shownAt !== undefined && performance.now() - shownAt >= readMs;
    if (!isRead || !isWide.matches || prompt.matches(':hover, :focus-within')) return showIfClear();
    state = 'closed';
    prompt.hidden = true;
  };
  const schedule = () => {
    clearTimeout(timer);
    if (state !== 'waiting' || document.hidden || document.readyState !== 'complete') return;
    timer = setTimeout(() => {
      // Before it is due, so that a slow network does not delay it.
      const loading = loadGreeting(prompt);
      timer = setTimeout(async () => {
        if (!(await loading) || state !== 'waiting') return;
        state = 'due';
        showIfClear();
      }, delayMs - fetchDelayMs);
    }, fetchDelayMs);
  };
  const close = () => {
    state = 'closed';
    prompt.hidden = true;
    save(storageKey);
  };

  prompt.addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (element.closest('[data-close]')) close();
    if (!element.closest('[data-expand]')) return;
    prompt.dataset.expanded = '';
    prompt.querySelector('a')?.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !prompt.hidden) close();
  });
  // After going back: the next page of the tab may have closed it.
  addEventListener('pageshow', () => (load(storageKey) ? close() : schedule()));
  document.addEventListener('visibilitychange', schedule);
  for (const change of ['focusin', 'resize']) addEventListener(change, showIfClear);
  addEventListener('scroll', onScroll);
}
