import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { isTokenFault } from '#simulator/faults/fault-list.ts';
import type { LogLine } from '#tests/fixtures/server-process.ts';
import type { Answer, CheckoutProcesses } from './checkout-processes.ts';
import type { FaultCase, LogEntry } from './outcomes.ts';

/** Longer than the time to pay and the grace after it. */
export const wholeLifeMs = 16 * 60_000;
/** It only bounds a hang. */
export const waitBudget = { timeout: 90_000, interval: 50 };

/** How far the server's clock is ahead of the true one. */
export const setClockOffset = ({ server }: CheckoutProcesses, offsetMs: number) =>
  server.tell({ offsetMs });

/** Switches the faults of a case on, for everybody. */
export async function switchOn(
  { simulator }: CheckoutProcesses,
  { faults }: FaultCase,
): Promise<void> {
  for (const fault of faults) await simulator.switchOn(fault);
  // The server asks for a token only where the one that it holds has ended.
  if (faults.some(({ name }) => isTokenFault(name))) {
    await simulator.switchOn({ name: 'http-401-pay', times: 1 });
  }
}

/** Switches all faults off. */
export const recover = ({ simulator }: CheckoutProcesses) => simulator.admin('DELETE', '/faults');

/** The page that an answer leads to. */
export function pageOf({ status, body }: Answer): string {
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  return body.redirectUrl ?? '';
}

/** A purchase without a fault. */
export async function buy(checkout: CheckoutProcesses, key = randomUUID()): Promise<Answer> {
  await checkout.choose(pageOf(await checkout.press(key)), 'pay');
  const receipt = await checkout.ask((await checkout.orderBy(key)).id);
  expect(receipt).toMatchObject({ status: 200, body: { code: 'PAYMENT_SUCCESS' } });
  return receipt;
}

/** Waits until an order has gone through these states, moving the clock forward meanwhile. */
export async function waitForPath(
  checkout: CheckoutProcesses,
  id: string,
  path: string[],
): Promise<void> {
  let offsetMs = wholeLifeMs;
  const look = async () => {
    await setClockOffset(checkout, offsetMs);
    offsetMs += 90_000;
    expect(await checkout.pathOf(id)).toEqual(path);
  };
  await vi.waitFor(look, waitBudget);
}

/** Faults of the checkout itself are reported once an hour: to the first test that finds them. */
const isLoggedOnce = ({ flag, orderId }: LogLine) => flag !== undefined && !orderId;
const loggedBefore = new Set<LogLine>();

/** Empties the log for the next test, except for lines that come only once. */
export function clearLog({ server }: CheckoutProcesses): void {
  for (const line of server.log.filter(isLoggedOnce)) loggedBefore.add(line);
  server.log.splice(0, server.log.length, ...loggedBefore);
}

/** A log entry as it is compared. */
const wordOf = ({ level, msg, cause }: LogEntry) => `${level}: ${cause ?? msg}`;

/** Waits until the log has these warnings and errors about an order, and no others. */
export async function logged(
  { server }: CheckoutProcesses,
  id: string,
  wanted: LogEntry[],
): Promise<void> {
  const words = wanted.map(wordOf).toSorted();
  const about = () => {
    const lines = server.log.filter(({ level, orderId = id }) => level >= 40 && orderId === id);
    const found = lines.map((line) => {
      const { flag, level, msg } = line;
      const cause = isLoggedOnce(line) ? flag : undefined;
      const word = wordOf({ level: level >= 50 ? 'error' : 'warn', msg, ...(cause && { cause }) });
      return loggedBefore.has(line) && !words.includes(word) ? [] : word;
    });
    return [...new Set(found.flat())].toSorted();
  };
  await vi.waitFor(() => expect(about(), JSON.stringify(server.log)).toEqual(words), waitBudget);
}
