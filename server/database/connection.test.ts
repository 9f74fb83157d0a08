import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findOrder, insertOrder } from '#server/orders/store.ts';
import { emptyPlaces, engines } from '#tests/fixtures/databases.ts';
import { orderToInsert, storedOrder } from '#tests/fixtures/orders.ts';
import { migrations, openDatabase, openExistingDatabase } from './connection.ts';

describe.each(emptyPlaces)('openDatabase on $engine', ({ makePlace }) => {
  const newPlace = async () => {
    const { options, removeData } = await makePlace();
    onTestFinished(removeData);
    return options;
  };

  it('keeps stored rows, and runs no migration twice', async () => {
    const options = await newPlace();
    const first = await openDatabase(options);
    const order = await storedOrder(first);
    await first.destroy();
    const second = await openDatabase(options);
    expect(await findOrder(second, order.id)).toEqual(order);
    await second.destroy();
  });

  it('lets many instances start at once on an empty database', async () => {
    const options = await newPlace();
    const all = await Promise.all(Array.from({ length: 8 }, () => openDatabase(options)));
    const orders = await Promise.all(all.map((db) => storedOrder(db)));
    for (const { id } of orders) expect(await findOrder(all[0] ?? never(), id)).toBeDefined();
    await Promise.all(all.map((db) => db.destroy()));
  });

  it('refuses tables of a newer version', async () => {
    const options = await newPlace();
    const db = await openDatabase(options);
    await sql`insert into kysely_migration values ('2999-01-01-0000-later', '2999')`.execute(db);
    await db.destroy();
    await expect(openDatabase(options)).rejects.toThrow(
      /^The database could not be migrated: .*2999-01-01-0000-later is missing/,
    );
  });
});

describe.each(engines)('numbers on $engine', ({ openTestDatabase }) => {
  it('are read back unchanged', async () => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    const amountPaise = Number.MAX_SAFE_INTEGER;
    const { order } = await insertOrder(test.db, orderToInsert({ amountPaise }));
    expect(order.amountPaise).toBe(amountPaise);
    const count = sql<number>`count(*)`.as('count');
    expect(await test.db.selectFrom('orders').select(count).execute()).toEqual([{ count: 1 }]);
    await sql`update orders set amount_paise = 9007199254740993`.execute(test.db);
    await expect(findOrder(test.db, order.id)).rejects.toThrow(/9007199254740993/);
  });
});

function never(): never {
  throw new Error('no database was opened');
}

describe.each(emptyPlaces)('openExistingDatabase on $engine', ({ makePlace }) => {
  it('creates nothing if there are no orders, and leaves older tables unchanged', async () => {
    const { options, removeData } = await makePlace();
    onTestFinished(removeData);
    await expect(openExistingDatabase(options)).rejects.toThrow('There are no orders in');
    if (!options.databaseUrl) expect(readdirSync(options.dataDir)).toEqual([]);
    const db = await openDatabase(options);
    migrations['2999-01-01-0000-later'] = { up: async () => undefined };
    onTestFinished(() => void delete migrations['2999-01-01-0000-later']);
    await expect(openExistingDatabase(options)).rejects.toThrow('from an older version');
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(done.rows.map(({ name }) => name)).not.toContain('2999-01-01-0000-later');
    await db.destroy();
  });

  it('opens existing orders', async () => {
    const { options, removeData } = await makePlace();
    onTestFinished(removeData);
    const first = await openDatabase(options);
    const { id } = await storedOrder(first);
    await first.destroy();
    const db = await openExistingDatabase(options);
    expect(await findOrder(db, id)).toBeDefined();
    await db.destroy();
  });
});
