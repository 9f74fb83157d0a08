import { orderStates } from '#contract/order-states.ts';
import type { OrderFilter } from '#server/orders/store.ts';
import { readDays } from './read-day.ts';
import { type Arguments, phoneOf } from './staff-arguments.ts';
import { StaffError } from './staff-error.ts';

const defaultLimit = 50;
/** Of a help that fits a terminal of 80 columns. */
const statesInFirstLine = 4;

/** The options that choose orders, for commands that take them. */
export const filterNames = [
  'flag',
  'state',
  'from',
  'to',
  'paid-from',
  'paid-to',
  'phone',
  'service',
] as const;

/** Their lines of the help. */
export const filterUsage: [words: string, meaning: string][] = [
  ['--flag', 'orders that need a person'],
  ['--state STATE', `${orderStates.slice(0, statesInFirstLine).join(', ')},`],
  ['', orderStates.slice(statesInFirstLine).join(', ')],
  ['--from DAY', 'made on that day or later'],
  ['--to DAY', 'made on that day or before'],
  ['--paid-from DAY', 'paid on that day or later; --paid-to as above'],
  ['--phone NUMBER', 'orders of that phone'],
  ['--service "NAME"', 'exact name of the service'],
  ['DAY', 'today, yesterday, 21-11-2026, 21/11/2026 or 2026-11-21'],
];

type FilterOptions = Pick<Arguments['options'], (typeof filterNames)[number]>;

/** The filter that the options ask for; days are India's, and included. Throws a StaffError. */
export function filterOf(options: FilterOptions, nowMs: number): OrderFilter {
  const { flag, state, phone, service } = options;
  const paid = readDays(options, 'paid-from', 'paid-to', nowMs);
  return {
    isFlagged: flag,
    state: state === undefined ? undefined : stateOf(state),
    phone: phone === undefined ? undefined : phoneOf(phone),
    service,
    ...readDays(options, 'from', 'to', nowMs),
    paidFromMs: paid.fromMs,
    paidToMs: paid.toMs,
  };
}

/** How many orders to list. Throws a StaffError. */
export function limitOf(text: string | undefined): number {
  if (text === undefined) return defaultLimit;
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
