/**
 * Pauses before the checks of one visit, in ms; the last one repeats. Most banks answer within the first. The
 * server itself waits up to 20 s for the bank.
 */
const pausesMs = [3000, 3000, 5000, 10_000, 20_000, 30_000];

/** Part of the document that a poll uses, replaced in tests. */
type PollPage = Pick<Document, 'hidden'> & EventTarget;

/** Controls of a running poll. */
export interface Poll {
  checkNow: () => void;
  stop: () => void;
}

/**
 * Calls `check` again and again, with growing pauses, until it returns false. While the page is hidden
 * nothing is checked. A payer who comes back to it, usually from a UPI app, does not wait for the pause.
 */
export function startPoll(check: () => Promise<boolean>, page: PollPage = document): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;
  let state: 'waiting' | 'due' | 'checking' | 'over' = 'waiting';

  async function checkNow(): Promise<void> {
    clearTimeout(timer);
    state = 'checking';
    checks += 1;
    const mine = checks;
    const keepsPolling = await check();
    // A later check has taken its place, or the page is gone.
    if (mine !== checks || state !== 'checking') return;
    if (keepsPolling) wait();
    else state = 'over';
  }

  function wait(): void {
    state = 'waiting';
    const pauseMs = pausesMs[Math.min(checks, pausesMs.length - 1)];
    timer = setTimeout(() => {
      state = 'due';
      if (!page.hidden) checkNow();
    }, pauseMs);
  }

  function onVisible(): void {
    const isEarly = state === 'waiting' && checks === 0;
    if (!page.hidden && !isEarly && (state === 'waiting' || state === 'due')) checkNow();
  }

  page.addEventListener('visibilitychange', onVisible);
  wait();
  return {
    checkNow,
    stop() {
      state = 'over';
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', onVisible);
    },
  };
}
