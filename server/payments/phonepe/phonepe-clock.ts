/** A difference that no slow response explains: our clock is wrong, or PhonePe's. */
const wrongMs = 5 * 60_000;

/** How PhonePe's clock stands to ours, by the `Date` of its last response. */
export class PhonePeClock {
  readonly #nowMs: () => number;
  readonly #reportWrong: () => void;
  #aheadMs = 0;

  constructor(nowMs: () => number, reportWrong: () => void) {
    this.#nowMs = nowMs;
    this.#reportWrong = reportWrong;
  }

  /** Hears the `Date` header of a response that has just come. */
  hear(date: string | null): void {
    const sentAtMs = Date.parse(date ?? '');
    if (Number.isNaN(sentAtMs)) return;
    this.#aheadMs = sentAtMs - this.#nowMs();
    if (Math.abs(this.#aheadMs) > wrongMs) this.#reportWrong();
  }

  /** How far PhonePe's clock is ahead of ours, in ms; 0 until it has responded. */
  aheadMs(): number {
    return this.#aheadMs;
  }
}
