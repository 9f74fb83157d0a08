import { z } from 'zod';
import { isGstin } from './gstin.ts';
import { text } from './label.ts';

/**
 * Whether the agency is registered for GST: `gst` of content/{language}/agency.yaml. An agency that is not
 * registered charges none.
 */
export const gstSchema = z
  .discriminatedUnion('registered', [
    z.strictObject({ registered: z.literal(false) }),
    z.strictObject({
      registered: z.literal(true),
      number: z
        .string()
        .refine(isGstin, {
          error: 'is no GSTIN: fifteen capitals and digits, the last a check digit',
        })
        .describe('GSTIN of the agency, as on its certificate'),
      rate: z
        .number()
        .min(0.25)
        .max(40)
        .multipleOf(0.25)
        .describe('Per cent that are added to every price of the catalogue'),
      placeOfSupply: text(40, 'State in which the services are supplied, for receipts'),
    }),
  ])
  .describe('Left out, the agency is not registered and charges no GST')
  .default({ registered: false });

/** The agency's registration for GST. */
export type Gst = z.infer<typeof gstSchema>;

/** Per cent of GST on every price; 0 where the agency is not registered. */
export const gstPercentOf = (gst: Gst): number => (gst.registered ? gst.rate : 0);
