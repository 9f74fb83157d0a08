/** A difference that no slow response explains: our clock is wrong, or PhonePe's. */
const wrongMs = 5 * 60_000;

/** How PhonePe's clock stands to ours, by the `Date` of its last response. */
export type PhonePeClock = ReturnType<typeof createPhonePeClock>;

/** Compares PhonePe's clock with `nowMs`; `reportWrong` is called where they differ too much. */
export function createPhonePeClock(nowMs: () => number, reportWrong: () => void) {
  let offsetMs = 0;
  return {
    /** Takes the `Date` header of a response that has just come. */
    update: (date: string | null): void => {
      const sentAtMs = Date.parse(date ?? '');
      if (Number.isNaN(sentAtMs)) return;
      offsetMs = sentAtMs - nowMs();
      if (Math.abs(offsetMs) > wrongMs) reportWrong();
    },
    /** How far PhonePe's clock is ahead of ours, in ms; 0 until it has responded. */
    offsetMs: (): number => offsetMs,
  };
}
