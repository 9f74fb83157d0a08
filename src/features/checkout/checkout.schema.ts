import { section } from '#src/content/text.schema.ts';

/** The checkout; its labels are in payment.yaml, its services in catalogue.yaml. */
export const checkoutSchema = section('checkout', {});

/** The payment status; its labels are in payment.yaml. */
export const paymentStatusSchema = section('payment-status', {});
