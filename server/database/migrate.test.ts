import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { historyOf } from '#server/orders/moves.ts';
import { engines } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { migrations } from './migrate.ts';
import { mailRowSchema, orderMoveRowSchema, orderRowSchema, refundRowSchema } from './schema.ts';

/** SHA-256 of each migration that has landed. A new one is added here; an old one never changes. */
const landed: Record<string, string> = {
  '2026-11-25-1300-first': '7635837c350a593e6cca0decafa3e91975b19cabc09eb067913d7a537345307c',
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
  it('have the columns of the row schemas, null where they allow it', async () => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    const tables = await test.db.introspection.getTables();
    const schemas = {
      orders: orderRowSchema,
      order_moves: orderMoveRowSchema,
      mails: mailRowSchema,
      refunds: refundRowSchema,
    };
    for (const [name, { shape }] of Object.entries(schemas)) {
      const columns = tables.find((table) => table.name === name)?.columns ?? [];
      const stored = columns.map((column) => [column.name, column.isNullable]);
      const declared = Object.entries(shape).map(([key, type]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        type.safeParse(null).success,
      ]);
      expect(Object.fromEntries(stored), name).toEqual(Object.fromEntries(declared));
    }
  });

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

function addMove(orderId: string): RawBuilder<unknown> {
  return sql`
    insert into order_moves (order_id, seq, event, to_state, cause, at_ms)
    values (${orderId}, 1, 'Created', 'created', 'request', 1)`;
}
