import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { findOrder } from '#server/orders/orders.repository.ts';
import { faultNames } from '#simulator/faults/fault-list.ts';
import { labels } from '#tests/fixtures/checkout.ts';
import { type CheckoutProcesses, startCheckoutProcesses } from './checkout-processes.ts';
import { type FaultCase, readFaultTables } from './fault-table.ts';
import { type Journey, journeys } from './journeys.ts';
import { comeAlong, logged, setAhead } from './steps.ts';

const tables = readFaultTables();
const { server, reasons } = labels;

/** How the API says each of the sentences that a payer may read. */
const answers = [
  ['the receipt', 200, 'PAYMENT_SUCCESS'],
  [server.pending, 504, 'PAYMENT_PENDING'],
  [server.givenUp, 200, 'PAYMENT_ERROR'],
  [server.unavailable, 503],
  [server.refused, 502],
  [server.internal, 500],
  ...Object.values(reasons).map((reason) => [reason, 200, 'PAYMENT_ERROR'] as const),
] as const;

/** The answer with that sentence; throws where content/en/payment.yaml has no such label. */
function answerWith(sentence: string) {
  const found = answers.find(([text]) => text === sentence);
  if (!found) throw new Error(`The server has no answer “${sentence}”`);
  const [, status, code] = found;
  const success = code === 'PAYMENT_SUCCESS';
  const values = { price: '₹7,499', service: 'SEO Optimization' };
  const message = success ? fill(server.success, values) : sentence;
  return { status, body: { success, message, ...(code && { code }) } };
}

let checkout: CheckoutProcesses;
beforeAll(async () => {
  checkout = await startCheckoutProcesses('tests/faults/clock-server.ts');
});
afterAll(() => checkout.close());
beforeEach(async () => {
  await checkout.simulator.admin('DELETE', '/faults');
  await setAhead(checkout, 0);
  checkout.server.log.length = 0;
});

async function run(journey: Journey, test: FaultCase): Promise<void> {
  const { id, answers: given } = await journey(checkout, test);
  const read = given.filter(({ body }, index) => body.message !== given[index - 1]?.body.message);
  expect(read).toEqual(test.reads.map(answerWith));
  await comeAlong(checkout, id, test.path);
  await logged(checkout, id, test.log);
  expect(await findOrder(checkout.db, id)).toMatchObject({ attention: test.flag });
}

it('has a journey for each table, and a row for each fault that a purchase can meet', () => {
  expect([...tables.keys()]).toEqual([...journeys.keys()]);
  const rows = [...tables.values()].flat();
  const told = new Set<string>(rows.flatMap(({ faults }) => faults.map(({ name }) => name)));
  const needed = [...faultNames].filter((name) => !name.includes('refund'));
  expect([...told].toSorted()).toEqual(needed.toSorted());
});

for (const [table, journey] of journeys) {
  describe(table, () => {
    it.each(tables.get(table) ?? [])('$title', (test) => run(journey, test));
  });
}
