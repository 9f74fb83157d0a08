import { section } from '#src/content/text.schema.ts';

/** The result of a payment, with the h1 of its page; its labels come from payment.yaml. */
export const paymentStatusSchema = section('payment-status', {});
