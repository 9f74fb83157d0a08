import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFlag, historyOf } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrder } from '#server/orders/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { commandMs, runStaff } from './run-staff.fixture.ts';

const unknown = `BAW-${'0'.repeat(20)}`;

describe.each(engines)('orders resolve and note on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let order: Order;
  const flag = { cause: 'reconciler', atMs: startMs + 5, flag: 'amount_differs' };
  beforeEach(async () => {
    test = await openTestDatabase();
    const { id } = await storedOrder(test.db);
    order = (await addFlag(test.db, id, flag)) as Order;
  });
  afterEach(() => test.remove());

  const run = (...words: string[]) => runStaff(test.db, words);
  const stored = () => findOrder(test.db, order.id);

  it('resolves a flag, with author and reason in the history', async () => {
    const said = await run('resolve', order.id, '--reason', 'paid back\nby UPI', '--by', 'Ravi');
    expect(said).toBe(`${order.id}: resolved amount_differs\n`);
    expect(await stored()).toEqual({ ...order, flag: null });
    expect(await run('list', '--flag')).toBe('No orders.\n');
    const sheet = await run('show', order.id);
    expect(sheet).toMatch(/FlagResolved +staff\n +Ravi: amount_differs: paid back by UPI\n/);
    expect(sheet).toMatch(/FlagRaised +reconciler\n +amount_differs\n/);
  });

  it('adds a note by the user of the system, and changes nothing else', async () => {
    expect(await run('note', order.id, 'called the payer')).toBe(`${order.id}: noted\n`);
    expect(await stored()).toEqual(order);
    expect((await historyOf(test.db, order.id)).at(-1)).toMatchObject({
      event: 'NoteAdded',
      fromState: 'created',
      toState: 'created',
      cause: 'staff',
      note: 'called the payer',
      actor: 'asha',
    });
  });

  it('records a call to the payer, with a note or without', async () => {
    expect(await run('called', order.id)).toBe(`${order.id}: called\n`);
    expect(await stored()).toEqual({ ...order, calledAtMs: commandMs });
    await run('called', order.id, 'no answer', '--by', 'Ravi');
    const calls = (await historyOf(test.db, order.id)).slice(-2);
    expect(calls).toMatchObject([
      { event: 'Called', cause: 'staff', note: null, actor: 'asha' },
      { event: 'Called', cause: 'staff', note: 'no answer', actor: 'Ravi' },
    ]);
    expect(await run('show', order.id)).toMatch(/^Called +\d{4}-\d\d-\d\d/m);
    await expect(run('called', order.id, ' ')).rejects.toThrow('"note" must not be empty');
  });

  it('accepts the code in place of the id, as every command does', async () => {
    const code = String(order.code);
    expect(await run('show', code.toLowerCase())).toBe(await run('show', order.id));
    expect(await run('note', code.replace('-', ''), 'called')).toBe(`${order.id}: noted\n`);
    const said = await run('resolve', code, '--reason', 'x');
    expect(said).toBe(`${order.id}: resolved amount_differs\n`);
    await expect(run('refund', code, '--reason', 'x')).rejects.toThrow(order.id);
    await expect(run('forget', code)).rejects.toThrow(order.id);
    await expect(run('show', 'X22-X22')).rejects.toThrow('There is no order X22-X22');
  });

  it('says who wrote a note, in at most 60 characters', async () => {
    await run('note', order.id, 'x', '--by', 'r'.repeat(61));
    expect((await historyOf(test.db, order.id)).at(-1)?.actor).toBe('r'.repeat(60));
    const nobody = run('note', order.id, 'x', '--by=');
    await expect(nobody).rejects.toThrow('--by must not be empty');
  });

  it('refuses an unknown order or a missing flag', async () => {
    await expect(run('resolve', unknown, '--reason', 'x')).rejects.toThrow('There is no order');
    await expect(run('called', unknown)).rejects.toThrow('There is no order');
    await expect(run('note', unknown, 'x')).rejects.toThrow('There is no order');
    await expect(run('show', unknown)).rejects.toThrow('There is no order');
    await expect(run('forget', unknown, '--yes')).rejects.toThrow('There is no order');
    await run('resolve', order.id, '--reason', 'x');
    const again = run('resolve', order.id, '--reason', 'x');
    await expect(again).rejects.toThrow(`${order.id} has no open flag`);
  });
});
