import { z } from 'zod';
import { countNames } from './counts.ts';
import { labelsOf, text } from './label.ts';

const labels = labelsOf(400);

/** An alert about the checkout itself. */
const about = labels(['subject', 'text']);
/** An alert about orders: `commands` is repeated for each one in the mail. */
const aboutOrders = labels(['subject', 'text'], { commands: ['id'] });

/** Alert mails to staff, by cause (docs/operations.md, Alerts). */
const alertLabelsSchema = z.strictObject({
  paid_late: aboutOrders,
  amount_differs: aboutOrders,
  provider_disagrees: aboutOrders,
  bought_twice: aboutOrders,
  refund_failed: aboutOrders,
  refund_overdue: aboutOrders,
  refund_completed: aboutOrders,
  refund_completed_late: aboutOrders,
  refunds_exceed_paid: aboutOrders,
  outbox_stuck: about,
  secret_rejected: about,
  clock_differs: about,
  payments_refused: about,
  answer_unknown: about,
  reconciler_silent: about,
  backup_failed: about,
  /** A cause that a newer version has stored. */
  other: aboutOrders,
});

/** `alerts` in content/{language}/payment.yaml. */
export type AlertLabels = z.infer<typeof alertLabelsSchema>;

/** Payment status and receipt. */
const statusLabelsSchema = labels(
  [
    'pendingTitle',
    'checkingText',
    'pendingText',
    'waiting',
    'successTitle',
    'failureTitle',
    'failureText',
    'errorTitle',
    'errorText',
    'errorWaiting',
    'missingId',
    'code',
    'checkAgain',
    'service',
    'quantity',
    'paid',
    'refund',
    'copy',
    'copied',
    'print',
    'mail',
    'sendReceipt',
    'receiptText',
    'sendFile',
    'chat',
    'chatTextNoId',
    'backToPricing',
    'backHome',
  ],
  {
    reference: ['id'],
    chatText: ['id'],
    chatTextOrder: ['id', 'order'],
    fileText: ['id', 'order'],
    mailSubject: ['id'],
    payAgain: ['price'],
    paidAt: ['time'],
  },
).extend({
  /** What happens after a payment. */
  next: z.strictObject({
    title: text(60, 'Heading'),
    text: text(400, 'Text; who calls the customer, and why'),
  }),
});

/** How long the payer's details are kept (docs/operations.md, Retention); the privacy policy says the same. */
export const retentionSchema = z.strictObject({
  sample: z.boolean().describe('Still a sample; true until the owner has confirmed both periods'),
  paidYears: z
    .int()
    .min(1)
    .max(50)
    .describe('Years that paid orders are kept; financial years, after the one of the payment'),
  unpaidDays: z
    .int()
    .min(31)
    .max(3650)
    .describe(
      'Days that unpaid orders are kept; counted from the order, money may come up to 30 days late',
    ),
});

/** `retention` in content/{language}/payment.yaml. */
export type Retention = Omit<z.infer<typeof retentionSchema>, 'sample'>;

const mailPlaceholders = [
  'code',
  'gstin',
  'id',
  'language',
  'name',
  'net',
  'phone',
  'price',
  'service',
  'tax',
  'time',
] as const;

/** content/{language}/payment.yaml, for site and server (docs/product.md, Error messages). */
export const paymentLabelsSchema = z.strictObject({
  /** Shown while the simulator or PhonePe's sandbox takes the payments. */
  testMode: text(400, 'Label'),
  checkout: labels(
    [
      'summary',
      'loading',
      'price',
      'taxes',
      'name',
      'email',
      'phone',
      'phonePlaceholder',
      'nameMissing',
      'emailWrong',
      'phoneWrong',
      'addGstin',
      'gstin',
      'gstinWrong',
      'submitting',
      'bookAgain',
      'doNotBook',
      'quantity',
      'fewer',
      'more',
      'size',
      'chooseSize',
      'width',
      'height',
      'next',
      'nextFile',
      'provider',
      'refund',
      'refundLink',
      'privacyTitle',
      'privacyLink',
      'invalidTitle',
      'invalidText',
      'failedTitle',
      'failedText',
      'offline',
      'dismiss',
      'details',
      'toPricing',
    ],
    {
      privacy: ['paidYears', 'unpaidDays'],
      priceChanged: ['price'],
      quantityWrong: ['least', 'most'],
      quantitySteps: ['step'],
      quantityTooMany: ['most'],
      sizeArea: ['size', 'area'],
      areaAlone: ['area'],
      sizeWrong: ['longest'],
      areaWrong: ['area', 'least', 'most'],
      pay: ['price'],
      bookedBefore: ['time'],
      pendingBefore: ['time'],
    },
  ).extend({
    /** By the unit of the service, or `job`. */
    paysFor: z.record(z.string(), text(400, 'What the price includes')),
  }),
  status: statusLabelsSchema,
  /** For the breakdown of a quantity: three days × two vehicles. */
  counts: labels([], { size: ['width', 'height'] }).extend({
    one: labels(countNames).describe('Singular; after the number 1'),
    many: labels(countNames).describe('Plural; after other numbers, and above the stepper'),
  }),
  /** Breakdown of an amount. */
  tax: labels(['none', 'price', 'total', 'gstin'], {
    gst: ['percent'],
    placeOfSupply: ['place'],
  }),
  /** Shown without scripts. */
  withoutScripts: labels(['checkout', 'checkoutText', 'status', 'chat'], {
    call: ['phone'],
  }),
  /** Shown if the scripts did not load. */
  brokenLine: labels(['text', 'tryAgain']),
  /** The server's messages to payers. */
  server: labels(
    [
      'pending',
      'givenUp',
      'unknownOrder',
      'badRequest',
      'badAmount',
      'badQuantity',
      'badGstin',
      'noGst',
      'tooManyRequests',
      'internal',
    ],
    {
      success: ['price', 'service'],
      paidLate: ['price', 'service'],
      amountDiffers: ['price', 'service'],
      amountSettled: ['price', 'service'],
      refundUnderWay: ['price', 'service', 'from', 'to'],
      refunded: ['price', 'service', 'from', 'to'],
      unknownService: ['service'],
      customPrice: ['service'],
      priceChanged: ['price', 'service'],
      quantityLimits: ['service', 'quantities'],
      keyReused: ['service'],
      unavailable: ['service'],
      refused: ['service'],
    },
  ),
  /** Why a payment failed, by PhonePe's error code; `other` for a code that is not listed. */
  reasons: z
    .record(z.string().regex(/^[A-Z_]+$|^other$/), text(400, 'Shown to the payer'))
    .refine((reasons) => 'other' in reasons, {
      message: 'the reason "other" is needed',
    }),
  retention: retentionSchema,
  alerts: alertLabelsSchema,
  mail: labels([], {
    subject: mailPlaceholders,
    text: mailPlaceholders,
  }),
});

/** The labels of content/{language}/payment.yaml. */
export type PaymentLabels = z.infer<typeof paymentLabelsSchema>;
