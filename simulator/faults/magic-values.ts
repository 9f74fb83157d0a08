import { type FaultName, isFaultName } from './fault-list.ts';

/** A request to switch a fault on. `times`: how often it is applied; undefined: always. */
export interface FaultRequest {
  name: FaultName;
  times: number | undefined;
  /** Its meaning is in fault-list.ts: mostly a delay in ms. */
  value: number | undefined;
}

/** Thrown where a magic value names no fault; the message quotes it. */
export class UnknownFault extends Error {
  constructor(name: string) {
    super(`There is no fault "${name}".`);
  }
}

const magic = /sim:([a-z0-9-]+)(?:\*(\d{1,6}))?(?:=(\d{1,9}))?/g;

/**
 * Faults asked for in metaInfo.udf1, where the merchant puts the payer's name:
 * `Asha sim:http-401-pay*1 sim:webhook-late=200`. Throws UnknownFault, so that a typing
 * error does not pass for a run without faults.
 */
export function readMagicValues(text: string): FaultRequest[] {
  return Array.from(text.matchAll(magic), ([, name = '', times, value]) => {
    if (!isFaultName(name)) throw new UnknownFault(name);
    return {
      name,
      times: times === undefined ? undefined : Number(times),
      value: value === undefined ? undefined : Number(value),
    };
  });
}
