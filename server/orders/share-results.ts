/**
 * Shares results: whoever asks with a key whose request is under way, or has ended at most `keptMs` ago,
 * gets the result of that request. Failures are shared as well. A result is not kept for less than 1 ms,
 * which no timer can wait.
 */
export function shareResults<Result>(
  keptMs: number,
): (key: string, ask: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, ask) => {
    const known = results.get(key);
    if (known) return known;
    const forget = () => results.delete(key);
    const asking = ask().finally(() => {
      if (keptMs < 1) forget();
      else setTimeout(forget, keptMs).unref();
    });
    results.set(key, asking);
    return asking;
  };
}
