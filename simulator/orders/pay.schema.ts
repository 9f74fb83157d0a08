import { z } from 'zod';

// The field's name goes before each message (api/api-error.ts).

/** Ids that the merchant assigns, to orders and refunds alike. */
export const merchantAssignedId = z
  .string('must not be blank.')
  .min(1, { error: 'must not be blank.', abort: true })
  .regex(/^[A-Za-z0-9_-]{1,63}$/, 'is not 1 to 63 of A-Z a-z 0-9 _ -.');

/** Whole paise, one rupee at the least. */
export const amountPaise = z.int('must be whole paise.').min(100, 'must be at least 100.');

const freeField = z
  .string()
  .min(1, 'must be left out when empty.')
  .max(256, 'is longer than 256 characters.');
const strictField = z
  .string()
  .min(1, { error: 'must be left out when empty.', abort: true })
  .regex(/^[\w\-+@. ]{1,50}$/, 'is too long or has odd characters.');

/** User-defined fields udf1 to udf15. */
const metaInfo = z.strictObject(
  Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      `udf${index + 1}`,
      (index < 10 ? freeField : strictField).optional(),
    ]),
  ),
);

const paymentModeConfig = z
  .looseObject({})
  .refine(
    (config) => !('enabledPaymentModes' in config && 'disabledPaymentModes' in config),
    'takes enabledPaymentModes or disabledPaymentModes.',
  );

/** Body of the pay call (docs/phonepe.md, Create Payment). Fields that it does not know pass. */
export const paySchema = z.object({
  merchantOrderId: merchantAssignedId,
  amount: amountPaise,
  /** Seconds. The documents disagree on the default; this is the website's. */
  expireAfter: z
    .int('must be whole seconds.')
    .min(300, 'must be at least 300.')
    .max(3600, 'must be at most 3600.')
    .default(1200),
  metaInfo: metaInfo.default({}),
  /** Documented here and inside paymentFlow. */
  disablePaymentRetry: z.boolean().default(false),
  paymentFlow: z.object({
    type: z.literal('PG_CHECKOUT', 'must be PG_CHECKOUT.'),
    /** The documents set no bounds. */
    message: z.string().optional(),
    disablePaymentRetry: z.boolean().default(false),
    merchantUrls: z.object({
      redirectUrl: z.url({ protocol: /^https?$/, error: 'must be an address.' }),
    }),
    paymentModeConfig: paymentModeConfig.optional(),
  }),
});

/** A well-formed request of Create Payment. */
export type PayRequest = z.infer<typeof paySchema>;
