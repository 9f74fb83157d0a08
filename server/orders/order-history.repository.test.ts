import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { addNote, hasBeenRaised, raiseAttention } from './orders.repository.ts';

it('tells whether an order has been flagged for one reason', async () => {
  const { db, remove } = await openSqlite();
  onTestFinished(remove);
  const { id } = await storedOrder(db);
  await addNote(db, id, { note: 'bought_twice', cause: 'staff', atMs: startMs });
  await raiseAttention(db, id, { attention: 'paid_late', cause: 'webhook', atMs: startMs });
  expect(await hasBeenRaised(db, id, 'paid_late')).toBe(true);
  expect(await hasBeenRaised(db, id, 'bought_twice')).toBe(false);
});
