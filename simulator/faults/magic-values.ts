import { z } from 'zod';
import { badRequest } from '../api/api-error.ts';
import { isFaultName } from './fault-list.ts';

/** The name of a fault. */
export const faultNameSchema = z.string().refine(isFaultName, 'must be the name of a fault.');

/** A request to switch a fault on. */
export const faultRequestSchema = z.strictObject({
  name: faultNameSchema,
  /** How often it is applied; omitted: always. */
  times: z.int().positive().optional(),
  /** Its meaning is in fault-list.ts: usually a delay in ms. */
  value: z.int().nonnegative().optional(),
});
/** A fault that is asked for. */
export type FaultRequest = z.infer<typeof faultRequestSchema>;

const magicValue = /sim:([a-z0-9-]+)(?:\*(\d{1,6}))?(?:=(\d{1,9}))?/g;

/**
 * Faults requested in metaInfo.udf1, where the merchant puts the payer's name:
 * `Asha sim:http-401-pay*1 sim:webhook-late=200`. Throws an ApiError for an unknown name, so
 * that a typing error does not pass for a run without faults.
 */
export function readMagicValues(text: string): FaultRequest[] {
  return Array.from(text.matchAll(magicValue), ([, name = '', times, value]) => {
    if (!isFaultName(name)) throw badRequest(`There is no fault "${name}".`);
    return {
      name,
      times: times ? Number(times) : undefined,
      value: value ? Number(value) : undefined,
    };
  });
}
