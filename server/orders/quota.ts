/** A number per minute of a monotonic clock. */
export interface Quota {
  left: () => number;
  use: (count: number) => void;
}

/** A quota of one server. */
export function createQuota(perMinute: number, elapsedMs: () => number): Quota {
  let beganMs = elapsedMs();
  let used = 0;
  return {
    left: () => {
      if (elapsedMs() - beganMs >= 60_000) {
        beganMs = elapsedMs();
        used = 0;
      }
      return perMinute - used;
    },
    use: (count) => {
      used += count;
    },
  };
}
