import { orderStates } from '#contract/order-states.ts';
import { indianDayStart } from '#server/orders/indian-time.ts';
import type { OrderFilter } from '#server/orders/orders.repository.ts';
import { type Arguments, phoneOf } from './staff-arguments.ts';
import { StaffError } from './staff-error.ts';

const dayMs = 86_400_000;
const usualLimit = 50;

/** The options that choose orders, for commands that take them. */
export const filterNames = ['state', 'from', 'to', 'phone', 'service'] as const;

/** Their lines of the help. */
export const filterUsage: [words: string, meaning: string][] = [
  ['--state STATE', orderStates.join(', ')],
  ['--from DAY', 'first day, such as 2026-01-31, in Indian time'],
  ['--to DAY', 'last day'],
  ['--phone NUMBER', 'orders of that phone'],
  ['--service "NAME"', 'exact name of the service'],
];

type FilterOptions = Pick<Arguments['options'], (typeof filterNames)[number]>;

/** The filter that the options ask for; both days are included. Throws a StaffError. */
export function filterOf({ state, from, to, phone, service }: FilterOptions): OrderFilter {
  const filter: OrderFilter = { service };
  if (phone !== undefined) filter.phone = phoneOf(phone);
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
