import { orderIdPattern, phonePattern } from '#contract/checkout-rules.ts';
import { type OrderState, orderStates } from '#contract/order-states.ts';
import { tenDigits } from '#contract/phone-number.ts';
import type { Database } from '#server/database/schema.ts';
import { dayMs, indianDayStart, indianTime } from '#server/orders/indian-time.ts';
import type { OrderFilter } from '#server/orders/list.ts';
import type { Order } from '#server/orders/order.ts';
import { readOrderCode } from '#server/orders/order-id.ts';
import { oneLine } from '#server/orders/order-item.ts';
import { findOrder, findOrderByCode } from '#server/orders/store.ts';
import { readRupees } from '#server/refunds/read-amount.ts';
import { type Arguments, filterTypes, StaffError } from './command.ts';

/** Throws a StaffError for more than `most` values, or an option not in `names`. */
export function requireOnly(
  { command, values, options }: Arguments,
  most: number,
  names: readonly (keyof Arguments['options'])[],
): void {
  const surplus = values[most];
  if (surplus !== undefined) {
    throw new StaffError(`Unexpected argument "${surplus}" for "${command}"`);
  }
  const wrong = Object.keys(options).find((name) => !(names as readonly string[]).includes(name));
  if (wrong !== undefined) throw new StaffError(`Unknown option --${wrong} for "${command}"`);
}

/** Finds the order whose id or code is the first value. Throws a StaffError, at once for anything else. */
export function orderFinder({ command, values: [text] }: Arguments) {
  if (text === undefined) throw new StaffError(`"${command}" needs an order id or code`);
  const isId = orderIdPattern.test(text);
  const reference = isId ? text : readOrderCode(text);
  if (reference === undefined) throw new StaffError(`"${text}" is not an order id or code`);
  return async (db: Database): Promise<Order> => {
    const order = await (isId ? findOrder : findOrderByCode)(db, reference);
    if (!order) throw new StaffError(`There is no order ${reference}`);
    return order;
  };
}

/** An order code, however it is written. Throws a StaffError. */
function codeOf(text: string): string {
  const code = readOrderCode(text);
  if (code === undefined) throw new StaffError(`--code must be like K7M-2QP, not "${text}"`);
  return code;
}

/** Ten digits, however the number is written. Throws a StaffError. */
export function phoneOf(text: string): string {
  const phone = tenDigits(text);
  if (!phonePattern.test(phone)) throw new StaffError('--phone must be a 10-digit number');
  return phone;
}

/** An amount in rupees, in paise. Throws a StaffError if it is ambiguous. */
export function paiseOf(text: string): number {
  const read = readRupees(text);
  if ('problem' in read) throw new StaffError(read.problem);
  return read.paise;
}

/** A text for the history. Throws a StaffError if it is empty or very long. */
export function textOf(where: string, text: string | undefined): string {
  const written = oneLine(text ?? '');
  if (written === '') throw new StaffError(`${where} must not be empty`);
  if (written.length > 500) throw new StaffError(`${where} must be at most 500 characters`);
  return written;
}

/** Member of staff for the history: `--by`, or the user of the machine. Throws a StaffError. */
export const actorOf = ({ options: { by } }: Arguments, user: string): string =>
  textOf('--by', by ?? user).slice(0, 60);

/** How many orders to list. Throws a StaffError. */
export function limitOf(text = '50'): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new StaffError(`--limit must be a whole number from 1, not "${text}"`);
  }
  return Number(text);
}

/** The options that filter orders. */
export const filterNames = Object.keys(filterTypes) as (keyof typeof filterTypes)[];

/** The help fits 80 columns. */
const statesInFirstLine = 4;

/** Help for the filters. */
export const filterUsage: [words: string, meaning: string][] = [
  ['--flag', 'orders flagged for staff'],
  ['--state STATE', `${orderStates.slice(0, statesInFirstLine).join(', ')},`],
  ['', orderStates.slice(statesInFirstLine).join(', ')],
  ['--from DAY', 'created on that day or later'],
  ['--to DAY', 'created on that day or before'],
  ['--paid-from DAY', 'paid on that day or later; --paid-to likewise'],
  ['--phone NUMBER', 'orders with that phone number'],
  ['--code CODE', 'the order with that code, such as K7M-2QP'],
  ['--service "NAME"', 'exact name of the service'],
  ['DAY', 'today, yesterday, 21-11-2026, 21/11/2026 or 2026-11-21'],
];

/** The filter of the options; days are India's and inclusive. Throws a StaffError. */
export function filterOf(options: Arguments['options'], nowMs: number): OrderFilter {
  const { flag, state, phone, code, service } = options;
  const paid = daysOf(options, 'paid-from', 'paid-to', nowMs);
  return {
    isFlagged: flag,
    state: state === undefined ? undefined : stateOf(state),
    phone: phone === undefined ? undefined : phoneOf(phone),
    code: code === undefined ? undefined : codeOf(code),
    service,
    ...daysOf(options, 'from', 'to', nowMs),
    paidFromMs: paid.fromMs,
    paidToMs: paid.toMs,
  };
}

function stateOf(text: string): OrderState {
  const state = orderStates.find((one) => one === text);
  if (!state) {
    throw new StaffError(`--state must be one of ${orderStates.join(', ')}, not "${text}"`);
  }
  return state;
}

/** The range of two options, both days inclusive. Throws a StaffError. */
function daysOf(
  options: Arguments['options'],
  from: 'from' | 'paid-from',
  to: 'to' | 'paid-to',
  nowMs: number,
) {
  const [first, last] = [options[from], options[to]];
  const fromMs = first === undefined ? undefined : dayOf(from, first, nowMs);
  const lastMs = last === undefined ? undefined : dayOf(to, last, nowMs);
  if (fromMs !== undefined && fromMs > nowMs) {
    throw new StaffError(`--${from} ${first} is in the future`);
  }
  if (fromMs !== undefined && lastMs !== undefined && lastMs < fromMs) {
    throw new StaffError(`--${to} ${last} is before --${from} ${first}`);
  }
  return { fromMs, toMs: lastMs === undefined ? undefined : lastMs + dayMs };
}

/** When a day begins in India, in ms since 1970. Throws a StaffError that names the option. */
function dayOf(option: string, text: string, nowMs: number): number {
  const today = indianTime(nowMs).slice(0, 10);
  const startMs = indianDayStart(toIsoDay(text.trim().toLowerCase(), today, nowMs));
  if (startMs === undefined) {
    throw new StaffError(
      `--${option} must be a day: today, yesterday, 21-11-2026, 21/11/2026 or 2026-11-21, not "${text}"`,
    );
  }
  if (indianTime(startMs).slice(0, 4) > today.slice(0, 4)) {
    throw new StaffError(`--${option} ${text} is in the future: today is ${today}`);
  }
  return startMs;
}

const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/;

function toIsoDay(text: string, today: string, nowMs: number): string {
  if (text === 'today') return today;
  if (text === 'yesterday') return indianTime(nowMs - dayMs).slice(0, 10);
  const parts = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups;
  if (!parts) return '';
  const { year, month = '', day = '' } = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
