// No zod here: checkout and payment status run in the browser.

/** Exactly ten digits (docs/product.md, Checkout). */
export const phonePattern = /^\d{10}$/;

/** Longest name that the form and the server take. */
export const longestName = 80;

/**
 * A name that staff can read: with a letter or digit in it, and no half of a character, which not every
 * system on the way takes.
 */
export const namePattern = /^(?!.*\p{Cs}).*[\p{L}\p{N}]/su;

/** Header that makes a repeated POST return the same order: one key for each filled form. */
export const idempotencyHeader = 'idempotency-key';
/** Keys that the server takes; a UUID is one. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** An order's id: our reference, the provider's too, and `id` of the status page. */
export const orderIdPattern = /^BAW-[0-9A-HJKMNP-TV-Z]{20}$/;
