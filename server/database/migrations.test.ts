import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { historyOf } from '#server/orders/moves.ts';
import { engines } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { migrations } from './connection.ts';

/** SHA-256 of each migration that has landed. A new one is added here; an old one never changes. */
const landed: Record<string, string> = {
  '2026-11-28-0800-first': '23746ac6d0f4ac19a3a23041c4df4f4169c0a9aa9d0d05ea5ae23494f75c302a',
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

function addMove(orderId: string): RawBuilder<unknown> {
  return sql`
    insert into order_moves (order_id, seq, event, to_state, cause, at_ms)
    values (${orderId}, 1, 'Created', 'created', 'request', 1)`;
}
