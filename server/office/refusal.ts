import type { ContentRefusal } from '#contract/office/content.ts';
import type { Refusal } from '#contract/office/orders.ts';

/** A request that the office refuses; the error handler of guards.ts sends its body. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly statusCode: number;
  readonly refusal: Refusal | ContentRefusal;

  /** Takes the body, or just its code. `message` in it is a sentence for staff, in English. */
  constructor(statusCode: number, refusal: Refusal['code'] | Refusal | ContentRefusal) {
    const body = typeof refusal === 'string' ? { code: refusal } : refusal;
    super(body.code);
    this.statusCode = statusCode;
    this.refusal = body;
  }
}
