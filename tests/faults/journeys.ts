import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { FaultCase } from './fault-table.ts';
import { type Answer, phonePeTimeoutMs, type ShopFront } from './shop-front.ts';
import {
  buy,
  comeAlong,
  logged,
  pageOf,
  recover,
  setAhead,
  switchOn,
  waitBudget,
  wholeLifeMs,
} from './steps.ts';

/** The order that met the fault, and what the payer read, one answer after the other. */
export interface Outcome {
  id: string;
  answers: Answer[];
}

export type Journey = (shop: ShopFront, test: FaultCase) => Promise<Outcome>;

/** Presses Pay while the fault is on; where that fails, once more when PhonePe is well again. */
const pressPay: Journey = async (shop, test) => {
  const key = randomUUID();
  await switchOn(shop, test);
  const pressed = await shop.press(key);
  const { id } = await shop.orderBy(key);
  if (!pressed.body.success) {
    await recover(shop);
    // A press after a failure is a new order: the site takes another key.
    await buy(shop);
    await shop.expire(id);
    return { id, answers: [pressed] };
  }
  await shop.choose(pageOf(pressed), 'pay');
  return { id, answers: [await shop.ask(id)] };
};

/** The browser never hears the first answer, and the payer presses Pay again on the same form. */
const pressAgain: Journey = async (shop, test) => {
  const key = randomUUID();
  await switchOn(shop, test);
  expect(await shop.press(key)).toMatchObject({ status: 503 });
  const { id } = await shop.orderBy(key);
  await setAhead(shop, 5 * phonePeTimeoutMs);
  const again = await shop.press(key);
  await recover(shop);
  const receipt = await buy(shop, key);
  await shop.expire(id);
  return { id, answers: again.body.success ? [receipt] : [again, receipt] };
};

async function payAtPage(shop: ShopFront, test: FaultCase): Promise<string> {
  const key = randomUUID();
  await switchOn(shop, test);
  await shop.choose(pageOf(await shop.press(key)), 'pay');
  return (await shop.orderBy(key)).id;
}

/** Pays, comes back, and looks again when PhonePe is well. */
const comeBack: Journey = async (shop, test) => {
  const id = await payAtPage(shop, test);
  const first = await shop.ask(id);
  await logged(shop, id, test.log);
  await recover(shop);
  await comeAlong(shop, id, test.path);
  return { id, answers: [first, await shop.ask(id)] };
};

/** Pays, comes back when the time to pay is over, and looks again when PhonePe is well. */
const comeBackLate: Journey = async (shop, test) => {
  const id = await payAtPage(shop, test);
  await setAhead(shop, wholeLifeMs);
  const isGivenUp = test.path.includes('expired');
  if (isGivenUp) {
    await vi.waitFor(
      async () => expect((await shop.pathOf(id)).at(-1)).toBe('expired'),
      waitBudget,
    );
  }
  const first = await shop.ask(id);
  // Once PhonePe is well the schedule would find the payment at once, and the fault go unseen.
  if (!isGivenUp) await logged(shop, id, test.log);
  await recover(shop);
  return { id, answers: [first, await shop.ask(id)] };
};

/** How many webhooks PhonePe sends where it is not one. */
const webhooks: Record<string, number> = {
  'webhook-never': 0,
  'webhook-twice': 2,
  'webhook-reordered': 2,
  'webhook-forged': 2,
};

/** Pays and closes the tab: only PhonePe's webhook, or the schedule, can bring the news. */
const closeTab: Journey = async (shop, test) => {
  const key = randomUUID();
  await switchOn(shop, test);
  const page = pageOf(await shop.press(key));
  const { id } = await shop.orderBy(key);
  const delivered = async (count: number) =>
    await vi.waitFor(async () => expect(await shop.deliveries(id)).toHaveLength(count), waitBudget);
  await delivered(test.title === 'webhook-forged' ? 1 : 0);
  expect((await shop.ask(id)).body.code).toBe('PAYMENT_PENDING');
  await shop.choose(page, 'pay');
  await delivered(webhooks[test.title] ?? 1);
  const isStranger = test.title === 'webhook-wrong-hash';
  for (const { httpStatus } of await shop.deliveries(id)) {
    expect(httpStatus).toBe(isStranger ? 401 : 200);
  }
  if (test.by === 'schedule') {
    expect(await shop.pathOf(id)).toEqual(['created', 'awaiting_payment']);
    await setAhead(shop, 25_000);
  }
  await vi.waitFor(async () => expect(await shop.pathOf(id)).toEqual(test.path), waitBudget);
  return { id, answers: [await shop.ask(id)] };
};

/** Each table of "When PhonePe fails" in docs/operations.md, by its heading. */
export const journeys = new Map<string, Journey>([
  ['When Pay is pressed', pressPay],
  ['When Pay is pressed again on the same form', pressAgain],
  ['When the payer comes back', comeBack],
  ['When it lasts longer than the time to pay', comeBackLate],
  ['When the payer closes the tab', closeTab],
]);
