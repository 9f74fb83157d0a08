import { z } from 'zod';
import { isGstin } from './gstin.ts';
import { text } from './label.ts';

/** `gst` in content/{language}/agency.yaml, omitted while unknown. Only a registered agency charges GST. */
export const gstSchema = z
  .discriminatedUnion('registered', [
    z
      .strictObject({ registered: z.literal(false).describe('Registered for GST') })
      .meta({ title: 'Not registered' }),
    z
      .strictObject({
        registered: z.literal(true).describe('Registered for GST'),
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
          .describe('GST rate in per cent; added to every price of the price list'),
        placeOfSupply: text(40, 'Place of supply; the state, for receipts'),
      })
      .meta({ title: 'Registered' }),
  ])
  .optional()
  .describe(
    'GST registration; left out while not known: the pages say nothing, and the listed price is charged',
  );

/** The agency's registration for GST; undefined while it is not known. */
export type Gst = z.infer<typeof gstSchema>;

/** GST added to every price, in per cent; 0 unless the agency is registered. */
export const gstPercentOf = (gst: Gst): number => (gst?.registered ? gst.rate : 0);
