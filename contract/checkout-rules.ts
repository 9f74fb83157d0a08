// No zod here: checkout and payment status run in the browser.

/** Exactly ten digits (docs/product.md, Checkout). */
export const phonePattern = /^\d{10}$/;

/** Longest name. */
export const longestName = 80;

/** A name with a letter or digit, and no lone surrogate, which some systems reject. */
export const namePattern = /^(?!.*\p{Cs}).*[\p{L}\p{N}]/su;

/** Header that makes a repeated POST return the same order. */
export const idempotencyHeader = 'idempotency-key';
/** Valid keys, such as a UUID. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** An order's id, for us, the provider and the status page. */
export const orderIdPattern = /^BAW-[0-9A-HJKMNP-TV-Z]{20}$/;
