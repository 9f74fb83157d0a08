import { z } from 'zod';
import { countNames } from './counts.ts';
import { fill } from './fill.ts';
import { describedLabelsOf, labelsOf, text } from './label.ts';

const labels = describedLabelsOf(400);
const named = labelsOf(400);

const alert = { subject: 'Subject of the mail', text: 'Text; what happened, and what to do' };

/** An alert about the checkout itself. */
const about = labels(alert);
/** An alert about orders: `commands` is repeated for each one in the mail. */
const aboutOrders = labels({ ...alert, commands: ['Commands; repeated for each order', 'id'] });

/** Alert mails to staff, by cause (docs/operations.md, Alerts). */
const alertLabelsSchema = z.strictObject({
  paid_late: aboutOrders.describe('Payment that came late'),
  amount_differs: aboutOrders.describe('Payment of another amount'),
  provider_disagrees: aboutOrders.describe('Payment that PhonePe no longer confirms'),
  bought_twice: aboutOrders.describe('Customer who may have paid twice'),
  refund_failed: aboutOrders.describe('Failed refund'),
  refund_overdue: aboutOrders.describe('Refund that takes too long'),
  refund_completed: aboutOrders.describe('Completed refund'),
  refund_completed_late: aboutOrders.describe('Refund completed after it had failed'),
  refunds_exceed_paid: aboutOrders.describe('Refunds of more than was paid'),
  outbox_stuck: about.describe('Mails that are not sent'),
  secret_rejected: about.describe('Credentials that PhonePe does not accept'),
  clock_differs: about.describe('Clock of the server that is wrong'),
  payments_refused: about.describe('Payments that PhonePe refuses'),
  answer_unknown: about.describe('Unknown response from PhonePe'),
  reconciler_silent: about.describe('Payments that are no longer checked'),
  backup_failed: about.describe('Failed backup'),
  /** A cause that a newer version has stored. */
  other: aboutOrders.describe('Anything else'),
});

/** `alerts` in content/{language}/payment.yaml. */
export type AlertLabels = z.infer<typeof alertLabelsSchema>;

const statusLabelsSchema = labels({
  pendingTitle: 'Heading during the check',
  checkingText: 'Text during the check',
  pendingText: 'Text while the bank has not answered',
  waiting: 'Note on how long banks take',
  successTitle: 'Heading of a successful payment',
  failureTitle: 'Heading of a failed payment',
  failureText: 'Text of a failed payment',
  errorTitle: 'Heading of an error',
  errorText: 'Text of an error',
  errorWaiting: 'Note on an error that may pass',
  missingId: 'Text without a reference',
  checkAgain: 'Button to check again',
  reference: ['Line with the reference', 'id'],
  code: 'Name of the code',
  service: 'Name of the service on a receipt',
  quantity: 'Name of the quantity on a receipt',
  payer: 'Name of the payer on a receipt',
  paid: 'Name of the amount on a receipt',
  paidAt: ['Time of the payment', 'time'],
  refund: 'Name of the refund',
  copy: 'Copy button',
  copied: 'Message after copying',
  print: 'Print button',
  mail: 'E-mail button',
  mailSubject: ['Subject of that e-mail', 'id'],
  sendReceipt: 'Button that sends the receipt',
  receiptText: 'WhatsApp message above the receipt',
  sendFile: 'Button that sends the design file',
  fileText: ['WhatsApp message for the design file', 'id', 'order'],
  payAgain: ['Button to pay again', 'price'],
  chat: 'WhatsApp button',
  chatText: ['WhatsApp message with the reference', 'id'],
  chatTextOrder: ['WhatsApp message with the order', 'id', 'order'],
  chatTextNoId: 'WhatsApp message without a reference',
  backToPricing: 'Link back to the prices',
  backHome: 'Link to the home page',
}).extend({
  stamp: text(6, 'Word on the stamp of a paid order'),
  next: z
    .strictObject({
      title: text(60, 'Heading'),
      text: text(400, 'Text; who calls the customer, and why'),
    })
    .describe('What happens after a payment'),
});

/** How long the payer's details are kept (docs/operations.md, Retention). Pages name it once it is no sample. */
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
  ...labels({
    title: 'Heading of how long details are kept',
    text: ['Text; shown once the owner has confirmed both periods', 'paidYears', 'unpaidDays'],
  }).shape,
});

/** The periods of `retention` in content/{language}/payment.yaml. */
export type Retention = Pick<z.infer<typeof retentionSchema>, 'paidYears' | 'unpaidDays'>;

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
  testMode: text(400, 'Test stamp; shown while no real payments are taken'),
  checkout: labels({
    summary: 'Heading of the order',
    loading: 'Text while the order loads',
    price: 'Name of the price',
    priceChanged: ['Message about a changed price', 'price'],
    taxes: ['Note on third-party costs', 'costs'],
    noCosts: 'Note where there are none that we know of',
    quantity: 'Name of the quantity',
    fewer: 'Button for fewer; for screen readers',
    more: 'Button for more; for screen readers',
    quantityWrong: ['Message about a wrong quantity', 'least', 'most'],
    quantitySteps: ['Message about the steps of a quantity', 'step'],
    quantityTooMany: ['Message about too large a quantity', 'most'],
    size: 'Name of the size',
    chooseSize: 'Hint on the size',
    width: 'Field for the width',
    height: 'Field for the height',
    sizeArea: ['Size with its area', 'size', 'area'],
    areaAlone: ['Area without a size', 'area'],
    sizeWrong: ['Message about a wrong size', 'longest'],
    areaWrong: ['Message about too small or large an area', 'area', 'least', 'most'],
    name: 'Field for the name',
    nameMissing: 'Message about a missing name',
    email: 'Field for the e-mail',
    emailWrong: 'Message about a wrong e-mail',
    phone: 'Field for the phone number',
    phonePlaceholder: 'Example in the phone field',
    phoneWrong: 'Message about a wrong phone number',
    addGstin: 'Button that adds a GSTIN',
    gstin: 'Field for the GSTIN',
    gstinWrong: 'Message about a wrong GSTIN',
    details: 'Heading of the fields',
    pay: ['Pay button', 'price'],
    paySize: 'Pay button without a size',
    submitting: 'Pay button after the press',
    bookedBefore: ['Question after a recent booking', 'time'],
    pendingBefore: ['Question during an earlier payment', 'time'],
    bookAgain: 'Button to book again',
    doNotBook: 'Button not to book again',
    next: 'What happens after the payment',
    nextFile: 'The same if the customer sends the file',
    includesTitle: 'Heading of what the order includes',
    providerTitle: 'Heading of the ways to pay',
    provider: 'Note on PhonePe',
    refundTitle: 'Heading of the note on refunds',
    refund: 'Note on refunds',
    refundLink: 'Link to the refund policy',
    privacyTitle: 'Heading of the note on privacy',
    privacy: 'Note on privacy',
    privacyLink: 'Link to the privacy policy',
    invalidTitle: 'Heading without a service',
    invalidText: 'Text without a service',
    failedTitle: 'Heading if paying did not start',
    failedText: 'Text if paying did not start',
    offline: 'Message without internet',
    dismiss: 'Close button of a message',
    toPricing: 'Link to the prices',
  })
    .extend({
      paysFor: z
        .record(z.string(), text(400, 'What the price includes'))
        .describe('What the price includes; by the unit of the service, or job without a unit'),
    })
    .describe('Payment form'),
  status: statusLabelsSchema.describe('Payment status and receipt'),
  /** For the breakdown of a quantity: three days × two vehicles. */
  counts: labels({ size: ['Size; width and height', 'width', 'height'] })
    .extend({
      one: named(countNames).describe('Singular; after the number 1'),
      many: named(countNames).describe('Plural; after other numbers, and above the stepper'),
    })
    .describe('Words for quantities'),
  tax: labels({
    none: 'Note that no GST is charged',
    price: 'Name of the price',
    gst: ['Name of the GST', 'percent'],
    total: 'Name of the total',
    gstin: "Name of the customer's GSTIN",
    placeOfSupply: ['Place of supply', 'place'],
  }).describe('Lines of an amount'),
  withoutScripts: labels({
    checkout: 'Note on the payment form',
    checkoutText: 'WhatsApp message from the payment form',
    status: 'Note on the payment status',
    chat: 'WhatsApp button',
    call: ['Call button', 'phone'],
  }).describe('Without JavaScript'),
  brokenLine: labels({ text: 'Text', tryAgain: 'Button to try again' }).describe(
    'If the page did not load completely',
  ),
  server: labels({
    success: ['Successful payment', 'price', 'service'],
    paidLate: ['Payment that came late', 'price', 'service'],
    amountDiffers: ['Payment of another amount', 'price', 'service'],
    amountSettled: ['Payment of another amount, settled', 'price', 'service'],
    refundUnderWay: ['Refund on its way', 'price', 'service', 'from', 'to'],
    refunded: ['Refund that was sent', 'price', 'service', 'from', 'to'],
    pending: 'Payment that is not final',
    givenUp: 'Payment time that ran out',
    unknownOrder: 'Unknown reference',
    unknownService: ['Unknown service', 'service'],
    customPrice: ['Service without a price', 'service'],
    priceChanged: ['Changed price', 'price', 'service'],
    quantityLimits: ['Quantity outside its limits', 'service', 'quantities'],
    badRequest: 'Wrong name or phone number',
    badQuantity: 'Wrong quantity',
    badAmount: 'Wrong amount',
    badGstin: 'Wrong GSTIN',
    noGst: 'GSTIN that is not needed',
    keyReused: ['Form that was already used', 'service'],
    tooManyRequests: 'Too many attempts',
    unavailable: ['PhonePe does not answer', 'service'],
    refused: ['PhonePe refuses the order', 'service'],
    internal: 'Error on our side',
  }).describe('Messages to customers'),
  reasons: z
    .record(z.string().regex(/^[A-Z_]+$|^other$/), text(400, 'What the customer reads'))
    .refine((reasons) => 'other' in reasons, {
      message: 'the reason "other" is needed',
    })
    .describe("Reasons for a failed payment; by PhonePe's code, other is for any other code"),
  retention: retentionSchema.describe('How long details are kept'),
  alerts: alertLabelsSchema.describe('Alert mails to staff'),
  mail: labels({
    subject: ['Subject of the mail', ...mailPlaceholders],
    text: ['Text', ...mailPlaceholders],
  }).describe('Mail about a paid order'),
});

/** The labels of content/{language}/payment.yaml. */
export type PaymentLabels = z.infer<typeof paymentLabelsSchema>;

/** How long a payer's details are kept, in a sentence; undefined until the owner has confirmed it. */
export function confirmedPeriods({ retention }: PaymentLabels): string | undefined {
  const { paidYears, sample, text, unpaidDays } = retention;
  return sample ? undefined : fill(text, { paidYears, unpaidDays });
}
