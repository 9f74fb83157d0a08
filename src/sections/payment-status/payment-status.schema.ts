import { z } from 'astro/zod';

/** The result of a payment; its labels come from payment.yaml. */
export const paymentStatusSchema = z.strictObject({ type: z.literal('payment-status') });
