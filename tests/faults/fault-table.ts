import { readFileSync } from 'node:fs';
import { type OrderState, orderStates } from '#contract/order-states.ts';
import { type RefundState, refundStates } from '#contract/refund-states.ts';
import { isFaultName } from '#simulator/faults/fault-list.ts';
import type { FaultRequest } from '#simulator/faults/magic-values.ts';

type State = OrderState | RefundState;

/** A case of the tables in docs/operations.md: what goes wrong and what comes of it. */
export interface FaultCase {
  /** As it stands in the table: `short-life=1 late-payment=4000`. */
  title: string;
  /** All at once. */
  faults: FaultRequest[];
  /**
   * What the payer reads, one after the other: keys of payment.yaml, or `the receipt`. Of a refund: a
   * part of what its command says.
   */
  reads: string[];
  /** Every state of the order or refund, from the first to the last. */
  path: State[];
  /** Why a person must look at the order. */
  flag: string | null;
  /** How the server learns of the payment, where the row says so. */
  by: string | undefined;
  /** Messages of level warn and error, with their level. */
  log: string[];
}

const captures = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, inner]) => inner ?? whole);

function readFault(text: string): FaultRequest {
  const [, name = '', times, value] = /^([a-z0-9-]+?)(?:\*(\d+))?(?:=(\d+))?$/.exec(text) ?? [];
  if (!isFaultName(name)) throw new Error(`The simulator has no fault "${text}"`);
  return {
    name,
    ...(times && { times: Number(times) }),
    ...(value && { value: Number(value) }),
  };
}

function readState(text: string): State {
  const state = [...orderStates, ...refundStates].find((one) => one === text);
  if (!state) throw new Error(`There is no state "${text}"`);
  return state;
}

/** One row may name several cases with the same outcome. */
function readRow(row: string): FaultCase[] {
  const [cases = '', reads = '', order = '', log = ''] = row.split('|').slice(1, -1);
  const [states = '', flag] = order.split('flag');
  const outcome = {
    reads: captures(reads, /`([^`]+)`|the receipt/g),
    path: captures(states, /`(\w+)`/g).map(readState),
    flag: flag ? (captures(flag, /`(\w+)`/g)[0] ?? null) : null,
    by: captures(order, /by the (\w+)/g)[0],
    log: captures(log, /`[^`]+` \((?:warn|error)\)/g).toSorted(),
  };
  return captures(cases, /`([^`]+)`/g).map((title) => ({
    title,
    faults: title.split(' ').map(readFault),
    ...outcome,
  }));
}

/** The cases of each table of a section, by the table's heading. */
export function readFaultTables(section: string): Map<string, FaultCase[]> {
  const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n## ${section}\n`);
  const [own = ''] = text.split(/\n## /);
  const [, ...parts] = own.split(/\n### /);
  return new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => line.startsWith('|')).slice(2);
      return [title, rows.flatMap(readRow)];
    }),
  );
}
