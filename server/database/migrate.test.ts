import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eraseDetails, historyOf } from '#server/orders/moves.ts';
import { emptyPlaces, engines } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { openDatabase } from './connection.ts';
import { migrate, migrations } from './migrate.ts';

/** SHA-256 of each migration that has landed. A new one is added here; an old one never changes. */
const landed: Record<string, string> = {
  '2026-11-25-1300-first': 'cdc58aa1de4c3315075d8a9e1197f37684769bca169480676fa1eef3dae952a6',
  '2026-11-26-0730-order-code': '3377b0f1c0015f85985ffc5288da09845fbc12e55fb04a9e4045547c8b7a1ab9',
  '2026-11-26-1200-office': 'f593d807f6bd711438fd1d5c5e4e5ce70dcb55f0b330a9b99ab524cc91612a62',
  '2026-11-26-1230-taps': '16d2fc4834cf4c8a23c96598ba266eeee66ffc436f1b2f0046a1cfe05a7a9869',
  '2026-11-26-1240-passkeys': 'd11010fcb1eaff483b01a6d38840ef5fe24b07a534cef693ac382ca193a4a4d2',
  '2026-11-26-1450-content': '7bc25216e6307fb97c0408e2cb77c0c802b99b7a04f70b5b7763690a63e48179',
};

describe('migrations', () => {
  it('are frozen once they have landed', () => {
    const now = Object.keys(migrations).map((name) => {
      const text = readFileSync(new URL(`./migrations/${name}.ts`, import.meta.url));
      return [name, createHash('sha256').update(text).digest('hex')];
    });
    expect(Object.fromEntries(now)).toEqual(landed);
  });

  it('are named by the minute, so that a later one sorts after', () => {
    for (const name of Object.keys(migrations)) expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d{4}-/);
  });
});

describe.each(engines)('tables on $engine', ({ openTestDatabase }) => {
  const attempts: [string, RawBuilder<unknown>][] = [
    ['a change of the history', sql`update order_moves set cause = 'nobody'`],
    ['a gap in the history', sql`delete from order_moves`],
    ['the history of an order that is not there', addMove('none')],
    ['the removal of an order with a history', sql`delete from orders`],
  ];

  it.each(attempts)('refuse %s', async (_, attempt) => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    const { id } = await storedOrder(test.db);
    const before = await historyOf(test.db, id);
    await expect(attempt.execute(test.db)).rejects.toThrow(/append-only|foreign key/i);
    expect(await historyOf(test.db, id)).toEqual(before);
  });
});

describe.each(emptyPlaces)('the office on $engine', ({ makePlace }) => {
  it('indexes the names of more orders than are read, and more words than are stored, at once', async () => {
    const { options, removeData } = await makePlace();
    const db = await openDatabase(options);
    onTestFinished(async () => {
      await db.destroy();
      await removeData();
    });
    await db.transaction().execute(async (tx) => {
      for (let left = 501; left > 0; left -= 1) await storedOrder(tx, { name: 'Asha आशा a b c' });
    });
    const { id } = await storedOrder(db);
    await eraseDetails(db, id, { cause: 'staff', atMs: 1 });
    const words = () =>
      db.selectFrom('orderWords').selectAll().orderBy('word').orderBy('orderId').execute();
    const before = await words();
    expect(before).toHaveLength(2_505);
    for (const table of addedTables) await sql`drop table ${sql.table(table)}`.execute(db);
    for (const index of addedIndexes) await sql`drop index ${sql.ref(index)}`.execute(db);
    await sql`alter table orders drop column called_at_ms`.execute(db);
    await sql`delete from kysely_migration where name >= '2026-11-26-1200-office'`.execute(db);
    await migrate(db.withoutPlugins());
    expect(await words()).toEqual(before);
  });
});

/** Tables since the office, each before those that it refers to. */
const addedTables = [
  'content_uploads',
  'publication_files',
  'publications',
  'content_drafts',
  'taps',
  'office_challenges',
  'office_passkeys',
  'order_words',
  'office_devices',
  'office_links',
  'office_members',
];

/** Indexes that the office adds to tables from before. */
const addedIndexes = [
  'orders_not_called',
  'orders_by_payment',
  'orders_by_phone',
  'refunds_by_completion',
  'order_moves_by_time',
];

function addMove(orderId: string): RawBuilder<unknown> {
  return sql`
    insert into order_moves (order_id, seq, event, to_state, cause, at_ms)
    values (${orderId}, 1, 'Created', 'created', 'request', 1)`;
}
