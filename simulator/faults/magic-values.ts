import { badRequest } from '../api/refusal.ts';
import { type FaultName, isFaultName } from './fault-list.ts';

/** A request to switch a fault on. */
export interface FaultRequest {
  name: FaultName;
  /** How often it is applied; left out: always. */
  times?: number;
  /** Its meaning is in fault-list.ts: mostly a delay in ms. */
  value?: number;
}

const magic = /sim:([a-z0-9-]+)(?:\*(\d{1,6}))?(?:=(\d{1,9}))?/g;

/**
 * Faults asked for in metaInfo.udf1, where the merchant puts the payer's name:
 * `Asha sim:http-401-pay*1 sim:webhook-late=200`. Throws a Refusal for an unknown name, so
 * that a typing error does not pass for a run without faults.
 */
export function readMagicValues(text: string): FaultRequest[] {
  return Array.from(text.matchAll(magic), ([, name = '', times, value]) => {
    if (!isFaultName(name)) throw badRequest(`There is no fault "${name}".`);
    return {
      name,
      times: times === undefined ? undefined : Number(times),
      value: value === undefined ? undefined : Number(value),
    };
  });
}
