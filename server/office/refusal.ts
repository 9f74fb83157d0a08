import type { Refusal } from '#contract/office/orders.ts';

/** A request that the office refuses; the error handler of guards.ts answers with it. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly statusCode: number;
  readonly refusal: Refusal;

  /** `message` is a sentence for staff, in English. */
  constructor(statusCode: number, code: Refusal['code'], message?: string) {
    super(message ?? code);
    this.statusCode = statusCode;
    this.refusal = message === undefined ? { code } : { code, message };
  }
}
