/** A difference that no slow response explains: our clock is wrong, or PhonePe's. */
const wrongMs = 5 * 60_000;

/** PhonePe's time, by the `Date` of its last response. */
export type PhonePeClock = ReturnType<typeof createPhonePeClock>;

/**
 * Compares PhonePe's clock with `nowMs`; `reportWrong` is called where they differ too much.
 * `monotonicMs` never steps: it carries PhonePe's time on between two responses.
 */
export function createPhonePeClock(
  nowMs: () => number,
  reportWrong: () => void,
  monotonicMs: () => number = () => performance.now(),
) {
  let startMs: number | undefined;

  /** How far PhonePe's clock is ahead of ours, in whole ms; undefined until it has responded. */
  const offsetMs = (): number | undefined =>
    startMs === undefined ? undefined : Math.round(startMs + monotonicMs() - nowMs());

  return {
    offsetMs,
    /** Takes the `Date` header of a response that has just come. */
    update: (date: string | null): void => {
      const sentAtMs = Date.parse(date ?? '');
      if (Number.isNaN(sentAtMs)) return;
      startMs = sentAtMs - monotonicMs();
      if (Math.abs(offsetMs() ?? 0) > wrongMs) reportWrong();
    },
  };
}
