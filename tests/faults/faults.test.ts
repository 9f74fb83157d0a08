import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { findOrder } from '#server/orders/store.ts';
import { faultNames } from '#simulator/faults/fault-list.ts';
import { paymentLabels, service, totalOf } from '#tests/fixtures/content.ts';
import { type CheckoutProcesses, startCheckoutProcesses } from './checkout-processes.ts';
import { type Journey, journeys } from './journeys.ts';
import { casesOf, type FaultCase, faultsIn, purchaseTables } from './outcomes.ts';
import { clearLog, logged, setClockOffset, waitForPath } from './steps.ts';

const { server, reasons } = paymentLabels;

const bought = { price: formatPaise(totalOf(service)), service: service.name };

/** How the API says what a payer may read, by the keys of the tables. */
const answers: Record<string, [number, string, string?]> = {
  'the receipt': [200, fill(server.success, bought), 'PAYMENT_SUCCESS'],
  'server.paidLate': [200, fill(server.paidLate, bought), 'PAYMENT_SUCCESS'],
  'server.pending': [200, server.pending, 'PAYMENT_PENDING'],
  'server.amountDiffers': [200, fill(server.amountDiffers, bought), 'PAYMENT_PENDING'],
  'server.givenUp': [200, server.givenUp, 'PAYMENT_ERROR'],
  'server.unavailable': [503, server.unavailable],
  'server.refused': [422, server.refused],
  'server.internal': [500, server.internal],
  'reasons.ORDER_EXPIRED': [200, reasons.ORDER_EXPIRED ?? reasons.other ?? '', 'PAYMENT_ERROR'],
};

/** The answer of that key; throws where the server has none. */
function answerOf(key: string) {
  const [status, message, code] = answers[key.replace(' of the other order', '')] ?? [];
  if (!status) throw new Error(`The server has no answer ${key}`);
  return { status, body: { success: code === 'PAYMENT_SUCCESS', message, ...(code && { code }) } };
}

let checkout: CheckoutProcesses;
beforeAll(async () => {
  checkout = await startCheckoutProcesses('tests/faults/clock-server.ts');
});
afterAll(() => checkout.close());
beforeEach(async () => {
  await checkout.simulator.admin('DELETE', '/faults');
  await setClockOffset(checkout, 0);
  // Orders of other tests are not checked, or they would use up a fault that acts once.
  await checkout.db.updateTable('orders').set({ nextCheckAtMs: null }).execute();
  clearLog(checkout);
});

async function run(journey: Journey, test: FaultCase): Promise<void> {
  const { id, answers: given } = await journey(checkout, test);
  const read = given
    .filter(({ body }, index) => body.message !== given[index - 1]?.body.message)
    // Every answer also describes the order; the tables are about the other fields.
    .map(({ status, body: { order: _told, ...body } }) => ({ status, body }));
  expect(read).toEqual(test.reads.map(answerOf));
  await waitForPath(checkout, id, test.path);
  await logged(checkout, id, test.log);
  expect(await findOrder(checkout.db, id)).toMatchObject({ flag: test.flag });
}

it('has a journey for each table, and a row for each fault that a purchase can meet', () => {
  expect(Object.keys(purchaseTables)).toEqual([...journeys.keys()]);
  const needed = [...faultNames].filter((name) => !name.includes('refund'));
  expect([...faultsIn(purchaseTables)].toSorted()).toEqual(needed.toSorted());
});

for (const [table, journey] of journeys) {
  describe(table, () => {
    it.each(casesOf(purchaseTables[table] ?? []))('$title', (test) => run(journey, test));
  });
}
