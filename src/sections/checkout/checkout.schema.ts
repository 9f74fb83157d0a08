import { z } from 'astro/zod';

/** The checkout form; its labels come from payment.yaml, the services from catalogue.yaml. */
export const checkoutSchema = z.strictObject({ type: z.literal('checkout') });
