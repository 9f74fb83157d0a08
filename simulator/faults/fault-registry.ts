import { BoundedMap } from '../bounded-map.ts';
import { type FaultName, isTokenFault } from './fault-list.ts';
import type { FaultRequest } from './magic-values.ts';

/** A fault that is on; `timesLeft` is Infinity for "always". */
export interface Fault {
  name: FaultName;
  timesLeft: number;
  value: number | undefined;
}

type Faults = Map<FaultName, Fault>;

/** Which faults are on: for everybody, or for one order (by its merchantOrderId). */
export class FaultRegistry {
  readonly #forAll: Faults = new Map();
  readonly #byOrder: BoundedMap<string, Faults>;

  constructor(maxOrders: number) {
    this.#byOrder = new BoundedMap(maxOrders);
  }

  switchOn(
    { name, times = Number.POSITIVE_INFINITY, value }: FaultRequest,
    orderId?: string,
  ): void {
    const faults = orderId === undefined ? this.#forAll : this.#of(orderId);
    faults.set(name, { name, timesLeft: times, value });
  }

  /**
   * Switches on what an order's magic values ask for; a repeated pay call of the same order does
   * not reset the counters. A token fault, which belongs to no order, is switched on for
   * everybody, once unless it says how often; returns whether there was one.
   */
  switchOnMagic(requested: FaultRequest[], orderId: string): boolean {
    if (requested.length === 0 || this.#byOrder.has(orderId)) return false;
    // Remembers the order even if all of its faults are those of the token call.
    this.#of(orderId);
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

  /** The fault, if it is on; each call uses up one of its times. The order's own comes first. */
  take(name: FaultName, orderId?: string): Fault | undefined {
    const own = orderId === undefined ? undefined : this.#byOrder.get(orderId);
    const candidates = [own?.get(name), this.#forAll.get(name)];
    const fault = candidates.find((one) => one !== undefined && one.timesLeft > 0);
    if (fault) fault.timesLeft -= 1;
    return fault;
  }

  /** The faults that are on for everybody; `times` is Infinity for "always", in JSON null. */
  list(): { name: FaultName; times: number; value: number | null }[] {
    return [...this.#forAll.values()]
      .filter(({ timesLeft }) => timesLeft > 0)
      .map(({ name, timesLeft, value }) => ({ name, times: timesLeft, value: value ?? null }));
  }

  #of(orderId: string): Faults {
    const faults = this.#byOrder.get(orderId) ?? new Map<FaultName, Fault>();
    this.#byOrder.set(orderId, faults);
    return faults;
  }
}
