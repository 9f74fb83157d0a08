/** A quota of one server, per minute of a monotonic clock. */
export function createQuota(perMinute: number, elapsedMs: () => number) {
  let beganMs = elapsedMs();
  let used = 0;
  return {
    left: (): number => {
      if (elapsedMs() - beganMs >= 60_000) {
        beganMs = elapsedMs();
        used = 0;
      }
      return perMinute - used;
    },
    use: (count: number): void => {
      used += count;
    },
  };
}
