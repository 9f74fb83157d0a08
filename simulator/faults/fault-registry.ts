import { z } from 'zod';
import { badRequest } from '../api/api-error.ts';
import { BoundedMap } from '../bounded-map.ts';
import { type FaultName, isFaultName, isTokenFault } from './fault-list.ts';

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
/** A requested fault. */
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

/** A fault that is on; `times` is how often it is still applied, Infinity for "always". */
export type Fault = FaultRequest & { times: number };

type Faults = Map<FaultName, Fault>;

/** Which faults are on: for all orders, or for one (by its merchantOrderId). */
export class FaultRegistry {
  readonly #forAll: Faults = new Map();
  readonly #byOrder: BoundedMap<string, Faults>;

  constructor(maxOrders: number) {
    this.#byOrder = new BoundedMap(maxOrders);
  }

  switchOn(fault: FaultRequest, orderId?: string): void {
    const faults = orderId === undefined ? this.#forAll : this.#ofOrder(orderId);
    faults.set(fault.name, { ...fault, times: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /**
   * Switches on what an order's magic values request; a repeated pay call of the same order does
   * not reset the counters. A token fault, which belongs to no order, is switched on for all, once
   * unless it says how often; returns whether there was one.
   */
  switchOnMagic(requested: FaultRequest[], orderId: string): boolean {
    if (requested.length === 0 || this.#byOrder.has(orderId)) return false;
    // Remembers the order even if all of its faults are those of the token call.
    this.#ofOrder(orderId);
    for (const fault of requested) {
      if (isTokenFault(fault.name)) this.switchOn({ ...fault, times: fault.times ?? 1 });
      else this.switchOn(fault, orderId);
    }
    return requested.some(({ name }) => isTokenFault(name));
  }

  /** Switches off one fault, or all of them, magic values included. */
  switchOff(name?: FaultName): void {
    if (name === undefined) this.#byOrder.clear();
    for (const faults of [this.#forAll, ...this.#byOrder.values()]) {
      if (name === undefined) faults.clear();
      else faults.delete(name);
    }
  }

  /** The fault, if it is on, decrementing its counter. The order's own takes precedence. */
  take(name: FaultName, orderId?: string): Fault | undefined {
    const own = orderId === undefined ? undefined : this.#byOrder.get(orderId);
    const fault = [own, this.#forAll].map((faults) => faults?.get(name)).find((one) => one?.times);
    if (fault) fault.times -= 1;
    return fault;
  }

  /** The faults that are on for all orders; `times` is Infinity for "always", in JSON null. */
  list() {
    const active = [...this.#forAll.values()].filter(({ times }) => times > 0);
    return active.map(({ name, times, value = null }) => ({ name, times, value }));
  }

  #ofOrder(orderId: string): Faults {
    const faults = this.#byOrder.get(orderId) ?? new Map<FaultName, Fault>();
    this.#byOrder.set(orderId, faults);
    return faults;
  }
}
