/**
 * Pauses before the checks of one visit, in ms; the last one repeats. Most banks answer within the first. The
 * server itself waits up to 20 s for the bank.
 */
const pausesMs = [3000, 3000, 5000, 10_000, 20_000, 30_000];

/** Controls of a running poll. */
export type Poll = ReturnType<typeof startPoll>;

/**
 * Calls `check` with growing pauses until it returns false. Nothing is checked while the page is hidden. A
 * payer who comes back to it, usually from a UPI app, does not wait for the pause.
 */
export function startPoll(
  check: () => Promise<boolean>,
  page: Pick<Document, 'hidden'> & EventTarget = document,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;
  let state: 'early' | 'waiting' | 'checking' | 'over' = 'early';

  async function checkNow(): Promise<void> {
    clearTimeout(timer);
    state = 'checking';
    checks += 1;
    const mine = checks;
    const keepsPolling = await check();
    // A later check has replaced it, or the page is gone.
    if (mine !== checks || state !== 'checking') return;
    state = keepsPolling ? 'waiting' : 'over';
    if (keepsPolling) wait();
  }

  function wait(): void {
    const pauseMs = pausesMs[Math.min(checks, pausesMs.length - 1)];
    timer = setTimeout(() => {
      state = 'waiting';
      checkIfVisible();
    }, pauseMs);
  }

  function checkIfVisible(): void {
    if (!page.hidden && state === 'waiting') checkNow();
  }

  page.addEventListener('visibilitychange', checkIfVisible);
  wait();
  return {
    checkNow,
    stop() {
      state = 'over';
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', checkIfVisible);
    },
  };
}
