import { type FaultName, isFaultName } from './fault-list.ts';

/** A fault that somebody asks for. `times`: how often it acts; undefined: always. */
export interface FaultRequest {
  name: FaultName;
  times: number | undefined;
  /** What it means stands in fault-list.ts: mostly a delay in ms. */
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
 * Faults asked for in metaInfo.udf1, where a shop puts the payer's name:
 * `Asha sim:http-401-pay*1 sim:webhook-late=200`. Throws UnknownFault, so that a slip of the pen
 * does not pass for a good day.
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
