import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { addNote, eraseDetails, historyOf, resolveFlag, UnknownOrder } from './moves.ts';
import { findOrder } from './store.ts';

const staff = { cause: 'staff', atMs: startMs + 5, actor: 'asha' };
const called = { ...staff, note: 'called the payer' };

describe.each(engines)('notes of orders on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const lastEntry = async (id: string) => (await historyOf(test.db, id)).at(-1);

  it('keep what staff wrote, who and when', async () => {
    const { id } = await storedOrder(test.db);
    await addNote(test.db, id, called);
    expect(await lastEntry(id)).toMatchObject({ event: 'NoteAdded', ...called });
  });

  it('report an unknown order, or one without an open flag', async () => {
    const { id } = await storedOrder(test.db);
    await expect(addNote(test.db, 'none', called)).rejects.toThrow(UnknownOrder);
    await expect(resolveFlag(test.db, 'none', called)).rejects.toThrow(UnknownOrder);
    expect(await resolveFlag(test.db, id, called)).toBe(false);
    expect(await lastEntry(id)).toMatchObject({ event: 'Created' });
  });

  it.each(['name', 'phone'] as const)(
    'erase a payer of whom only the %s is known',
    async (left) => {
      const { id } = await storedOrder(test.db);
      const other = left === 'name' ? 'phone' : 'name';
      await test.db
        .updateTable('orders')
        .set({ [other]: null })
        .where('id', '=', id)
        .execute();
      await eraseDetails(test.db, id, staff);
      expect(await findOrder(test.db, id)).toMatchObject({ name: null, phone: null });
      expect(await lastEntry(id)).toMatchObject({ event: 'DetailsErased', ...staff });
    },
  );
});
