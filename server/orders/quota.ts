/** One server's quota per minute of a monotonic clock. */
export function createQuota(perMinute: number, elapsedMs: () => number) {
  let startedAtMs = elapsedMs();
  let used = 0;
  return {
    left: (): number => {
      if (elapsedMs() - startedAtMs >= 60_000) {
        startedAtMs = elapsedMs();
        used = 0;
      }
      return perMinute - used;
    },
    use: (count: number): void => {
      used += count;
    },
  };
}
