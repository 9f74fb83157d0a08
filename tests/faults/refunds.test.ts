import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findOrder, historyOf } from '#server/orders/orders.repository.ts';
import { refundsOf } from '#server/orders/refunds/refunds.repository.ts';
import type { FaultRequest } from '#simulator/faults/magic-values.ts';
import { type CheckoutProcesses, startCheckoutProcesses } from './checkout-processes.ts';
import { buy, recover, setAhead, waitBudget } from './steps.ts';

let checkout: CheckoutProcesses;
beforeAll(async () => {
  checkout = await startCheckoutProcesses('tests/faults/clock-server.ts');
});
afterAll(() => checkout.close());
beforeEach(async () => {
  await recover(checkout);
  await setAhead(checkout, 0);
});

async function paidOrder(): Promise<string> {
  const key = randomUUID();
  await buy(checkout, key);
  return (await checkout.orderBy(key)).id;
}

/** The command, as a process of its own. */
function refundCommand(id: string) {
  const words = ['refund', id, '100', '--yes', '--reason', 'one board less'];
  const env = { ...checkout.env, PATH: process.env.PATH ?? '' };
  const child = spawn(process.execPath, ['scripts/orders.ts', ...words], { env });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { child, ended: ended.then(([[code], said, complaint]) => ({ code, said, complaint })) };
}

const states = async (id: string) => (await refundsOf(checkout.db, id)).map(({ state }) => state);
/** What PhonePe's side has given back. */
const givenBack = async (id: string) =>
  (await checkout.simulator.admin('GET', `/orders/${id}/refunds`)).map(
    ({ amount, state }: { amount: number; state: string }) => `${state} ${amount}`,
  );

/** Waits until the server has heard what became of the only refund, however often it has to ask. */
async function settle(id: string, state: string): Promise<void> {
  let aheadMs = 0;
  await vi.waitFor(async () => {
    aheadMs += 130_000;
    await setAhead(checkout, aheadMs);
    expect(await states(id)).toEqual([state]);
  }, waitBudget);
}

const open = /has not answered|carries it out/;
/** Open only where the machine is too busy for PhonePe's answer to come in time. */
const done = /has been given back|has not answered|carries it out/;

it.each<[fault: string, request: Partial<FaultRequest>, said: RegExp]>([
  ['hang-refund', { times: 1 }, open],
  ['reset-refund', { times: 1 }, open],
  ['lost-refund', { times: 1 }, open],
  ['html-200-refund', { times: 1 }, open],
  ['html-500-refund', { times: 1 }, open],
  ['text-503-refund', { times: 1 }, open],
  ['http-429-refund', { times: 1 }, open],
  ['http-500-refund', { times: 1 }, open],
  ['trickle-refund', { times: 1 }, open],
  ['slow-refund', { times: 1, value: 20_000 }, open],
  // Its webhook comes before its answer.
  ['slow-refund', { times: 1, value: 700 }, done],
  ['http-401-refund', { times: 1 }, done],
  ['hang-refund-status', {}, open],
  ['reset-refund-status', {}, open],
  ['lost-refund-status', {}, open],
  ['html-200-refund-status', {}, open],
  ['text-503-refund-status', {}, open],
  ['http-401-refund-status', {}, open],
  ['http-429-refund-status', {}, open],
  ['http-500-refund-status', {}, open],
  ['pending-refund', {}, open],
  ['confirmed-refund', {}, open],
  ['webhook-never', {}, done],
  ['webhook-twice', {}, done],
  ['webhook-reordered', {}, done],
  ['webhook-wrong-hash', {}, done],
])('%s %j: the money goes back once', async (name, request, said) => {
  const id = await paidOrder();
  await checkout.simulator.switchOn({ name, ...request } as FaultRequest);
  const command = await refundCommand(id).ended;
  expect(command).toMatchObject({ code: 0, said: expect.stringMatching(said) });
  await recover(checkout);
  await settle(id, 'completed');
  expect(await givenBack(id)).toEqual(['COMPLETED 10000']);
  expect(await findOrder(checkout.db, id)).toMatchObject({ state: 'paid', attention: null });
});

it.each<[fault: string, reason: string, atPhonePe: string[]]>([
  ['http-400-refund', 'BAD_REQUEST', []],
  ['old-refund', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT', []],
  ['failed-refund', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT', ['FAILED 10000']],
])('%s: nothing moves, a person is told, and another may be tried', async (name, reason, at) => {
  const id = await paidOrder();
  await checkout.simulator.switchOn({ name, times: 1 } as FaultRequest);
  const { code, complaint } = await refundCommand(id).ended;
  expect({ code, complaint }).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(reason),
  });
  expect(await givenBack(id)).toEqual(at);
  expect(await findOrder(checkout.db, id)).toMatchObject({ attention: 'refund_failed' });
  expect(await refundCommand(id).ended).toMatchObject({ code: 0 });
  expect(await givenBack(id)).toEqual([...at, 'COMPLETED 10000']);
});

it.each(['unknown-state-refund', 'wrong-amount-refund'])('%s is not believed', async (name) => {
  const id = await paidOrder();
  await checkout.simulator.switchOn({ name } as FaultRequest);
  expect(await refundCommand(id).ended).toMatchObject({ code: 1 });
  expect(await states(id)).toEqual(['accepted']);
  await recover(checkout);
  await settle(id, 'completed');
});

it('lets one of two commands at once through', async () => {
  const id = await paidOrder();
  const both = await Promise.all([refundCommand(id).ended, refundCommand(id).ended]);
  const codes = both.map(({ code }) => code);
  expect(codes.toSorted()).toEqual([0, 1]);
  expect(both[codes.indexOf(1)]?.complaint).toMatch(/is under way/);
  expect(await givenBack(id)).toEqual(['COMPLETED 10000']);
});

it.each(['hang-refund', 'lost-refund'])(
  'goes on after %s where the command is killed',
  async (name) => {
    const id = await paidOrder();
    await checkout.simulator.switchOn({ name, times: 1 } as FaultRequest);
    const { child, ended } = refundCommand(id);
    await vi.waitFor(async () => expect(await states(id)).toEqual(['requested']), waitBudget);
    child.kill('SIGKILL');
    await ended;
    await settle(id, 'completed');
    expect(await givenBack(id)).toEqual(['COMPLETED 10000']);
    const events = (await historyOf(checkout.db, id)).map(({ event }) => event);
    expect(events.filter((event) => event === 'RefundCompleted')).toHaveLength(1);
  },
);
