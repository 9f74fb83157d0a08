/**
 * Shares each result: who asks while a question of the same key is under way, or up to `keptMs` after
 * its end, gets that one. Failures are shared as well.
 */
export function shareResults<Result>(
  keptMs: number,
): (key: string, ask: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, ask) => {
    const known = results.get(key);
    if (known) return known;
    const asking = ask().finally(() => setTimeout(() => results.delete(key), keptMs).unref());
    results.set(key, asking);
    return asking;
  };
}
