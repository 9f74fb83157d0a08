import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { type Answer, type CheckoutProcesses, phonePeTimeoutMs } from './checkout-processes.ts';
import type { FaultCase } from './outcomes.ts';
import {
  buy,
  logged,
  pageOf,
  recover,
  setClockOffset,
  switchOn,
  waitBudget,
  waitForPath,
  wholeLifeMs,
} from './steps.ts';

/** The order that met the fault, and what the payer read, one answer after the other. */
export interface Outcome {
  id: string;
  answers: Answer[];
}

/** What a payer does while a fault is on. */
export type Journey = (checkout: CheckoutProcesses, test: FaultCase) => Promise<Outcome>;

/** Presses Pay while the fault is on; if that fails, once more after the fault. */
const pressPay: Journey = async (checkout, test) => {
  const key = randomUUID();
  await switchOn(checkout, test);
  const pressed = await checkout.press(key);
  const { id } = await checkout.orderBy(key);
  if (!pressed.body.success) {
    await recover(checkout);
    // A press after a failure is a new order: the site takes another key.
    await buy(checkout);
    await checkout.expire(id);
    return { id, answers: [pressed] };
  }
  await checkout.choose(pageOf(pressed), 'pay');
  return { id, answers: [await checkout.ask(id)] };
};

/** The browser never hears the first answer, and the payer presses Pay again on the same form. */
const pressAgain: Journey = async (checkout, test) => {
  const key = randomUUID();
  await switchOn(checkout, test);
  expect(await checkout.press(key)).toMatchObject({ status: 503 });
  const { id } = await checkout.orderBy(key);
  // By that clock its first check is due: it would meet the fault before the payer does.
  await checkout.db.updateTable('orders').set({ nextCheckAtMs: null }).execute();
  await setClockOffset(checkout, 5 * phonePeTimeoutMs);
  const again = await checkout.press(key);
  await recover(checkout);
  const receipt = await buy(checkout, key);
  await checkout.expire(id);
  return { id, answers: again.body.success ? [receipt] : [again, receipt] };
};

async function payAtPage(checkout: CheckoutProcesses, test: FaultCase): Promise<string> {
  const key = randomUUID();
  await switchOn(checkout, test);
  await checkout.choose(pageOf(await checkout.press(key)), 'pay');
  return (await checkout.orderBy(key)).id;
}

/** Pays, comes back, and reloads after the fault. */
const comeBack: Journey = async (checkout, test) => {
  const id = await payAtPage(checkout, test);
  const first = await checkout.ask(id);
  // Late money without a webhook is found and logged only later.
  if (!test.path.includes('failed')) await logged(checkout, id, test.log);
  await recover(checkout);
  await waitForPath(checkout, id, test.path);
  return { id, answers: [first, await checkout.ask(id)] };
};

/** Pays, comes back after the time to pay, and reloads after the fault. */
const comeBackLate: Journey = async (checkout, test) => {
  const id = await payAtPage(checkout, test);
  await setClockOffset(checkout, wholeLifeMs);
  const isGivenUp = test.path.includes('expired');
  if (isGivenUp) {
    await vi.waitFor(
      async () => expect((await checkout.pathOf(id)).at(-1)).toBe('expired'),
      waitBudget,
    );
  }
  const first = await checkout.ask(id);
  // Once PhonePe is well the schedule would find the payment at once, and the fault go unseen.
  if (!isGivenUp) await logged(checkout, id, test.log);
  await recover(checkout);
  // The first result is shared for a moment, which is longer on a busy machine.
  const isNews = test.reads.length > 1;
  const last = await vi.waitFor(async () => {
    const answer = await checkout.ask(id);
    expect(answer.body.message !== first.body.message).toBe(isNews);
    return answer;
  }, waitBudget);
  return { id, answers: [first, last] };
};

/** Number of webhooks that PhonePe sends, if not 1. */
const webhooks: Record<string, number> = {
  'webhook-never': 0,
  'webhook-twice': 2,
  'webhook-reordered': 2,
  'webhook-forged': 2,
};

/** Pays and closes the tab: only PhonePe's webhook, or the schedule, can settle the order. */
const closeTab: Journey = async (checkout, test) => {
  const key = randomUUID();
  await switchOn(checkout, test);
  const page = pageOf(await checkout.press(key));
  const { id } = await checkout.orderBy(key);
  const delivered = async (count: number) =>
    await vi.waitFor(
      async () => expect(await checkout.deliveries(id)).toHaveLength(count),
      waitBudget,
    );
  await delivered(test.title === 'webhook-forged' ? 1 : 0);
  expect((await checkout.ask(id)).body.code).toBe('PAYMENT_PENDING');
  await checkout.choose(page, 'pay');
  await delivered(webhooks[test.title] ?? 1);
  const isStranger = test.title === 'webhook-wrong-hash';
  for (const { httpStatus } of await checkout.deliveries(id)) {
    expect(httpStatus).toBe(isStranger ? 401 : 200);
  }
  if (test.by === 'schedule') {
    expect(await checkout.pathOf(id)).toEqual(['created', 'awaiting_payment']);
    await setClockOffset(checkout, 25_000);
  }
  await vi.waitFor(async () => expect(await checkout.pathOf(id)).toEqual(test.path), waitBudget);
  return { id, answers: [await checkout.ask(id)] };
};

/** The journey of each table (docs/operations.md, When PhonePe fails), by the heading of the table. */
export const journeys = new Map<string, Journey>([
  ['When Pay is pressed', pressPay],
  ['When Pay is pressed again on the same form', pressAgain],
  ['When the payer comes back', comeBack],
  ['When it lasts longer than the time to pay', comeBackLate],
  ['When the payer closes the tab', closeTab],
]);
