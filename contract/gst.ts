import { z } from 'zod';
import { isGstin } from './gstin.ts';
import { text } from './label.ts';

/** `gst` in content/{language}/agency.yaml. An agency that is not registered charges none. */
export const gstSchema = z
  .discriminatedUnion('registered', [
    z.strictObject({ registered: z.literal(false) }),
    z.strictObject({
      registered: z.literal(true),
      number: z
        .string()
        .refine(isGstin, {
          error: 'is not a GSTIN: fifteen capitals and digits, the last a check digit',
        })
        .describe('GSTIN of the agency, as on its certificate'),
      rate: z
        .number()
        .min(0.25)
        .max(40)
        .multipleOf(0.25)
        .describe('Per cent added to every price of the catalogue'),
      placeOfSupply: text(40, 'State in which the services are supplied, for receipts'),
    }),
  ])
  .describe('Omitted: the agency is not registered and charges no GST')
  .default({ registered: false });

/** The agency's registration for GST. */
export type Gst = z.infer<typeof gstSchema>;

/** GST on every price, in per cent; 0 if the agency is not registered. */
export const gstPercentOf = (gst: Gst): number => (gst.registered ? gst.rate : 0);
