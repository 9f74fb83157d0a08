import { z } from 'zod';
import { labelsOf, text } from './label.ts';

/** The labels of the payment status and its receipt: `status` of content/{language}/payment.yaml. */
export const statusLabelsSchema = labelsOf(400)(
  [
    'pendingTitle',
    'pendingText',
    'waiting',
    'successTitle',
    'failureTitle',
    'failureText',
    'errorTitle',
    'errorText',
    'errorWaiting',
    'missingId',
    'checkAgain',
    'service',
    'quantity',
    'paid',
    'refund',
    'copy',
    'copied',
    'print',
    'mail',
    'chat',
    'chatTextNoId',
    'backToPricing',
    'backHome',
  ],
  {
    reference: ['id'],
    chatText: ['id'],
    chatTextOrder: ['id', 'order'],
    mailSubject: ['id'],
    payAgain: ['price'],
    paidAt: ['time'],
  },
).extend({
  /** What happens after a payment. */
  next: z.strictObject({
    sample: z.boolean().describe('true until the owner has confirmed it'),
    title: text(60, 'Heading'),
    text: text(400, 'Who calls the payer, and by when'),
  }),
});
