import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { addFlag, addNote, historyOf, wasFlagged } from './moves.ts';

it('knows whether an order was flagged for a reason', async () => {
  const { db, remove } = await openSqlite();
  onTestFinished(remove);
  const { id } = await storedOrder(db);
  await addNote(db, id, { note: 'bought_twice', cause: 'staff', atMs: startMs });
  await addFlag(db, id, { flag: 'paid_late', cause: 'webhook', atMs: startMs });
  expect(await wasFlagged(db, id, 'paid_late')).toBe(true);
  expect(await wasFlagged(db, id, 'bought_twice')).toBe(false);
});

it('says what was bought if it is more than one unit', async () => {
  const { db, remove } = await openSqlite();
  onTestFinished(remove);
  const bought = { quantity: 3, unit: '/day', amountPaise: 442_500, taxPaise: 67_500 };
  const order = await storedOrder(db, { ...bought, serviceName: 'E-Rickshaw' });
  expect(order).toMatchObject(bought);
  expect(await historyOf(db, order.id)).toMatchObject([
    { event: 'Created', note: 'E-Rickshaw (3 × ₹1,250 /day)' },
  ]);
});
