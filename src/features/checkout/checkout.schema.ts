import { section } from '#src/content/text.schema.ts';

/** The checkout form under the h1 of its page; labels: payment.yaml, services: catalogue.yaml. */
export const checkoutSchema = section('checkout', {});

/** The result of a payment, with the h1 of its page; its labels come from payment.yaml. */
export const paymentStatusSchema = section('payment-status', {});
