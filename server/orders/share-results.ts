/**
 * Shares results: whoever asks with a key whose question is under way, or has ended at most `keptMs` ago,
 * gets the result of that question. Failures are shared as well. Less than 1 ms, which no timer can wait, is
 * not at all.
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
