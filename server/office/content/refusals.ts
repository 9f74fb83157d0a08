import type { ContentRefusal } from '#contract/office/content.ts';

/** A request about the content that is refused; nothing has changed. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  readonly statusCode: number;
  readonly refusal: ContentRefusal;

  constructor(statusCode: number, refusal: ContentRefusal) {
    super(refusal.code);
    this.statusCode = statusCode;
    this.refusal = refusal;
  }
}
