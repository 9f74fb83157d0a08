/**
 * Shares results: a call whose key is under way, or ended at most `keptMs` ago, gets the result of the first
 * call. Failures are shared as well.
 */
export function shareResults<Result>(
  keptMs: number,
): (key: string, run: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, run) => {
    const known = results.get(key);
    if (known) return known;
    const forget = () => results.delete(key);
    const running = run().finally(() => {
      // Timers cannot wait for less than 1 ms.
      if (keptMs < 1) forget();
      else setTimeout(forget, keptMs).unref();
    });
    results.set(key, running);
    return running;
  };
}
