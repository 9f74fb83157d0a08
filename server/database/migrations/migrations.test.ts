import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kysely, type RawBuilder, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findOrder, historyOf } from '#server/orders/store.ts';
import { emptyPlaces, engines } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { openDatabase } from '../connection.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import { migrations } from './index.ts';

/** SHA-256 of each migration that has landed. A new one is added here; an old one never changes. */
const landed: Record<string, string> = {
  '2026-11-20-2340-orders': '4b5cc9e6efed3061a741a3d29ef29b1ef9d3236f41db7ea0c26ca962d2be8491',
  '2026-11-21-0850-hints': 'ce1bb5d1d7a2210c0d5b41e20b34b23109718c70ed06da3ca9d279c6da23550a',
  '2026-11-21-1820-check-requests':
    '762204cafa720ad52cdc24aa2f29b861c10cafe948cf015d58f7fe27d979d562',
  '2026-11-21-1900-order-provider':
    '21130611ed4ad57591c91856ece5d6b989c65eb3f3c128431c0c916254153ff3',
  '2026-11-21-2135-payment-reference':
    'f48e18ebfc6154bfd2ac14c0296099c11a8a3c4b543d5ba108d3e761dc26b694',
  '2026-11-21-2140-nightly-checks':
    '2948bd98f9b995efba8cf6637fc08652715a0f55b3956cb8b0346d5cc1f51e65',
  '2026-11-21-2145-refunds': '439e52df17ab457e3bfe88a0bedec2d92cf7c6ba020d695a05ed5f35fd3fba27',
  '2026-11-21-2205-paid-by-phone':
    '57f654d9370f107719d7dc1fc9830fe1e065eddd31f43cd926c3aea224392a19',
  '2026-11-21-2212-readiness': '0717bd559179360889f274ef5b7373fe3677bd22e3ac8dbdb90285966f8fa89a',
  '2026-11-21-2230-alerts': '69ed992b311154935d98acc7f9096cc7f744cdd86dc0d11fe2791d33fa205839',
  '2026-11-21-2231-history-notes':
    '518c15dc62330e666acbb22441ebf6facd32bbe4f42051f929ff465926c9e041',
  '2026-11-22-0105-heartbeats': '466dc01f06eecd982e016b4a03d8da6b184cbb888e39cc539fa6098b5c92df72',
  '2026-11-22-0405-quantity-and-tax':
    '8cbcf69589036006de616792bb475e89d3118b66f308c4e8f4cb6262eded3055',
  '2026-11-22-0410-order-language':
    '4ab39b3d23a5522339a86726d882717bbdaa50b9c9ec8f8c852c9f1f2b2f4fa4',
  '2026-11-24-0425-order-counts':
    'd64a08d031c8ff56cb50bc8e83806c2a3427a262cdeb7e3b4cbfba505cebbcca',
};

describe('migrations', () => {
  it('are frozen once they have landed', () => {
    const now = Object.keys(migrations).map((name) => {
      const text = readFileSync(new URL(`./${name}.ts`, import.meta.url));
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

describe.each(emptyPlaces)('an older database on $engine', ({ makePlace }) => {
  it('keeps what was stored, learns when orders were paid, and compares these every night', async () => {
    const { options, removeData } = await makePlace();
    onTestFinished(removeData);
    const { databaseUrl, dataDir } = options;
    const dialect = await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir));
    const older = new Kysely<unknown>({ dialect });
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db: older, provider }).migrateTo('2026-11-21-0850-hints');
    await sql`
      insert into orders (id, idempotency_key, request_digest, service_name, amount_paise, state,
        created_at_ms, updated_at_ms, expires_at_ms, hinted_at_ms)
      values ('BAW-1', 'key', '', 'SEO', 100, 'created', 1, 1, 2, 3),
        ('BAW-2', 'other', '', 'SEO', 100, 'paid', ${Date.now()}, 9, 2, null)`.execute(older);
    await sql`
      insert into order_moves (order_id, seq, event, from_state, to_state, cause, at_ms)
      values ('BAW-2', 1, 'Created', null, 'created', 'request', 1),
        ('BAW-2', 2, 'PaymentConfirmed', 'created', 'paid', 'webhook', 7),
        ('BAW-2', 3, 'DetailsErased', 'paid', 'paid', 'staff', 9)`.execute(older);
    await older.destroy();
    const db = await openDatabase(options);
    expect(await findOrder(db, 'BAW-1')).toMatchObject({
      checkRequestedAtMs: 3,
      checks: 0,
      provider: 'phonepe',
      paidAtMs: null,
      nextCheckAtMs: null,
      quantity: 1,
      unit: null,
      taxPaise: 0,
      payerGstin: null,
      language: null,
    });
    expect(await findOrder(db, 'BAW-2')).toMatchObject({
      paidAtMs: 7,
      paymentUtr: null,
      nextCheckAtMs: expect.any(Number),
    });
    // A server of an older release may still run, and knows no new column.
    await sql`
      insert into orders (id, idempotency_key, request_digest, service_name, amount_paise, state,
        created_at_ms, updated_at_ms, expires_at_ms, provider)
      values ('BAW-3', 'third', '', 'SEO', 100, 'created', 1, 1, 2, 'phonepe')`.execute(db);
    expect(await findOrder(db, 'BAW-3')).toMatchObject({ quantity: 1, taxPaise: 0 });
    await db.destroy();
  });
});

function addMove(orderId: string): RawBuilder<unknown> {
  return sql`
    insert into order_moves (order_id, seq, event, to_state, cause, at_ms)
    values (${orderId}, 1, 'Created', 'created', 'request', 1)`;
}
