import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOrder } from '#server/orders/store.ts';
import { faultNames } from '#simulator/faults/fault-list.ts';
import { type CheckoutProcesses, startCheckoutProcesses } from './checkout-processes.ts';
import { casesOf, type FaultCase, faultsIn, refundTables } from './outcomes.ts';
import {
  askForRefund,
  refundCame,
  refundComes,
  refundPathOf,
  refundsAtPhonePe,
  refundWords,
  settleAtPhonePe,
} from './refund-steps.ts';
import { buy, clearLog, logged, recover, setClockOffset, switchOn, waitBudget } from './steps.ts';

let checkout: CheckoutProcesses;
beforeAll(async () => {
  checkout = await startCheckoutProcesses('tests/faults/clock-server.ts');
});
afterAll(() => checkout.close());
beforeEach(async () => {
  await recover(checkout);
  await setClockOffset(checkout, 0);
  clearLog(checkout);
});

async function paidOrder(): Promise<string> {
  const key = randomUUID();
  await buy(checkout, key);
  return (await checkout.orderBy(key)).id;
}

/** Asks for a refund while the fault is on; when PhonePe is well again, the refund comes to its end. */
async function askAndWait(test: FaultCase): Promise<void> {
  const id = await paidOrder();
  await switchOn(checkout, test);
  expect(await askForRefund(checkout, id)).toContain(test.reads[0]);
  await logged(checkout, id, test.log);
  await recover(checkout);
  await settleAtPhonePe(checkout, id);
  await refundComes(checkout, id, test.path);
  expect(await findOrder(checkout.db, id)).toMatchObject({ state: 'paid', flag: test.flag });
  if (test.flag === null) {
    expect(await refundsAtPhonePe(checkout, id)).toEqual(['COMPLETED 10000']);
    return;
  }
  const atPhonePe = test.path.includes('accepted') ? ['FAILED 10000'] : [];
  expect(await refundsAtPhonePe(checkout, id)).toEqual(atPhonePe);
  expect(await askForRefund(checkout, id)).toContain('refunded');
  expect(await refundsAtPhonePe(checkout, id)).toEqual([...atPhonePe, 'COMPLETED 10000']);
}

/** The answer is lost, and only PhonePe's webhook or the schedule can bring the news. */
async function waitForNews(test: FaultCase): Promise<void> {
  const id = await paidOrder();
  // By this clock, what the command leaves to the schedule is not due for more than a minute.
  await setClockOffset(checkout, -60_000);
  await switchOn(checkout, test);
  expect(await askForRefund(checkout, id)).toContain(test.reads[0]);
  await logged(checkout, id, test.log);
  if (test.by === 'schedule') {
    expect(await refundPathOf(checkout, id)).toEqual(['requested']);
    await settleAtPhonePe(checkout, id);
    await setClockOffset(checkout, 15_000);
  }
  await refundCame(checkout, id, test.path);
  expect(await refundsAtPhonePe(checkout, id)).toEqual(['COMPLETED 10000']);
}

/** PhonePe reports a failure, and completes the refund after all. */
async function completeLate(test: FaultCase): Promise<void> {
  const id = await paidOrder();
  await switchOn(checkout, test);
  expect(await askForRefund(checkout, id)).toContain(test.reads[0]);
  // A refund that failed is next checked after a minute: until then only a webhook brings the news.
  if (test.by === 'schedule') await refundComes(checkout, id, test.path);
  else await refundCame(checkout, id, test.path);
  await logged(checkout, id, test.log);
  const flag = 'refund_failed; refund_completed_late';
  expect(await findOrder(checkout.db, id)).toMatchObject({ state: 'paid', flag });
  expect(await refundsAtPhonePe(checkout, id)).toEqual(['COMPLETED 10000']);
}

const journeys = new Map([
  ['When the refund is requested', askAndWait],
  ['When the status of the refund is checked', askAndWait],
  ['When the answer is lost or late, and PhonePe has carried it out', waitForNews],
  ['When PhonePe completes a refund that it had reported as failed', completeLate],
]);

it('has a journey for each table, and a row for each fault of a refund', () => {
  expect(Object.keys(refundTables)).toEqual([...journeys.keys()]);
  const needed = [...faultNames].filter((name) => name.includes('refund'));
  expect([...faultsIn(refundTables)]).toEqual(expect.arrayContaining(needed));
});

for (const [table, journey] of journeys) {
  describe(table, () => {
    it.each(casesOf(refundTables[table] ?? []))('$title', (test) => journey(test));
  });
}

it('accepts one of two commands at once', async () => {
  const id = await paidOrder();
  const said = await Promise.all([askForRefund(checkout, id), askForRefund(checkout, id)]);
  expect(said.filter((one) => one.includes('refunded'))).toHaveLength(1);
  expect(said.filter((one) => one.includes('is under way'))).toHaveLength(1);
  expect(await refundsAtPhonePe(checkout, id)).toEqual(['COMPLETED 10000']);
});

it('continues if the command is killed before the answer', async () => {
  const id = await paidOrder();
  await checkout.simulator.switchOn({ name: 'hang-refund', times: 1 });
  const env = { ...checkout.env, PATH: process.env.PATH ?? '' };
  const words = ['scripts/orders.ts', ...refundWords(id)];
  const command = spawn(process.execPath, words, { env, stdio: 'ignore' });
  const ended = once(command, 'exit');
  const isStored = async () => expect(await refundPathOf(checkout, id)).toEqual(['requested']);
  await vi.waitFor(isStored, waitBudget);
  command.kill('SIGKILL');
  await ended;
  // Whether the request had left decides which answer comes first.
  await refundComes(
    checkout,
    id,
    ['requested', 'accepted', 'completed'],
    ['requested', 'completed'],
  );
  expect(await refundsAtPhonePe(checkout, id)).toEqual(['COMPLETED 10000']);
});
