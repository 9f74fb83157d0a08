import { z } from 'zod';

/** Ids that the merchant assigns, to orders and refunds alike. */
export const merchantAssignedId = (field: string) =>
  z.string(`${field} must not be blank.`).regex(/^[A-Za-z0-9_-]{1,63}$/, {
    error: ({ input }) =>
      input === '' ? `${field} must not be blank.` : `${field} is not 1 to 63 of A-Z a-z 0-9 _ -.`,
  });

/** Whole paise, one rupee at the least. */
export const amountPaise = z
  .int('amount must be whole paise.')
  .min(100, 'amount must be at least 100.');

const freeField = /^udf([1-9]|10)$/;
const strictField = /^udf1[1-5]$/;
const strictValue = /^[\w\-+@. ]{1,50}$/;

/** Why a user-defined field is wrong, or undefined. */
function faultOfField([name, value]: [string, string]): string | undefined {
  if (value === '') return `metaInfo.${name} must be left out when empty.`;
  if (freeField.test(name)) {
    return value.length > 256 ? `metaInfo.${name} is longer than 256 characters.` : undefined;
  }
  if (!strictField.test(name)) return `metaInfo.${name} is no field.`;
  return strictValue.test(value)
    ? undefined
    : `metaInfo.${name} is too long or has odd characters.`;
}

const metaInfo = z.record(z.string(), z.string()).check(({ value, issues }) => {
  for (const message of Object.entries(value).map(faultOfField)) {
    if (message) issues.push({ code: 'custom', message, input: value });
  }
});

const paymentModeConfig = z
  .looseObject({})
  .refine(
    (config) => !('enabledPaymentModes' in config && 'disabledPaymentModes' in config),
    'paymentModeConfig takes enabledPaymentModes or disabledPaymentModes.',
  );

/** Body of the pay call (docs/phonepe.md, Create Payment). Fields that it does not know pass. */
export const paySchema = z.object({
  merchantOrderId: merchantAssignedId('merchantOrderId'),
  amount: amountPaise,
  /** Seconds. The documents disagree on the default; this is the website's. */
  expireAfter: z
    .int('expireAfter must be whole seconds.')
    .min(300, 'expireAfter must be at least 300.')
    .max(3600, 'expireAfter must be at most 3600.')
    .default(1200),
  metaInfo: metaInfo.default({}),
  /** Documented here and inside paymentFlow. */
  disablePaymentRetry: z.boolean().default(false),
  paymentFlow: z.object({
    type: z.literal('PG_CHECKOUT', 'paymentFlow.type must be PG_CHECKOUT.'),
    disablePaymentRetry: z.boolean().default(false),
    merchantUrls: z.object({
      redirectUrl: z.url({ protocol: /^https?$/, error: 'redirectUrl must be an address.' }),
    }),
    paymentModeConfig: paymentModeConfig.optional(),
  }),
});

/** A well-formed request of Create Payment. */
export type PayRequest = z.infer<typeof paySchema>;
