import { orderStates } from '#contract/order-states.ts';
import { indianDayStart } from '#server/orders/indian-time.ts';
import type { OrderFilter } from '#server/orders/orders.repository.ts';
import { StaffError } from './staff-error.ts';

const dayMs = 86_400_000;
const usualLimit = 50;

interface FilterOptions {
  state?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  service?: string | undefined;
}

/** The filter that the options ask for; both days are included. Throws a StaffError. */
export function filterOf({ state, from, to, service }: FilterOptions): OrderFilter {
  const filter: OrderFilter = { service };
  if (state !== undefined) filter.state = stateOf(state);
  if (from !== undefined) filter.fromMs = dayOf('from', from);
  if (to !== undefined) filter.toMs = dayOf('to', to) + dayMs;
  return filter;
}

/** How many orders to list. Throws a StaffError. */
export function limitOf(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new StaffError(`--limit wants a whole number from 1, not "${text}"`);
  }
  return Number(text);
}

function stateOf(text: string) {
  const state = orderStates.find((one) => one === text);
  if (!state) throw new StaffError(`--state wants ${orderStates.join(', ')}, not "${text}"`);
  return state;
}

function dayOf(name: string, text: string): number {
  const startMs = indianDayStart(text);
  if (startMs === undefined) {
    throw new StaffError(`--${name} wants a day such as 2026-01-31, not "${text}"`);
  }
  return startMs;
}
