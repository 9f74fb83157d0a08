import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findOrder, scheduleCheck } from '#server/orders/store.ts';
import { openPostgres } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { statementNamer } from './prepared-statements.ts';

let toStatement = statementNamer();
beforeEach(() => {
  toStatement = statementNamer();
});
const nameOf = (text: string, parameters: unknown[] = [1]) => toStatement(text, parameters).name;

it('gives a text its own name, whatever the parameters', () => {
  const text = 'select "id" from "orders" where "id" = $1';
  expect(toStatement(text, [7])).toEqual({ text, values: [7], name: expect.any(String) });
  expect(nameOf(text, [8])).toBe(nameOf(text, [7]));
  expect(nameOf(`${text} limit $2`)).not.toBe(nameOf(text));
});

it.each([
  'select * from "orders" where "id" = $1',
  'select "orders".* from "orders" where "id" = $1',
  'update "orders" set "checks" = $1 returning *',
])('gives none to %s, which a new column would break', (text) => {
  expect(nameOf(text)).toBeUndefined();
});

it('gives none to a statement without parameters', () => {
  expect(toStatement('begin', [])).toEqual({ text: 'begin', values: [] });
});

const testDatabase = async () => {
  const test = await openPostgres();
  onTestFinished(() => test.remove());
  return test.db;
};

describe('a table that a migration changes under an open connection', () => {
  const setUp = async () => {
    const db = await testDatabase();
    await sql`create table one (first int)`.execute(db);
    return {
      alter: (change: string) => sql`alter table one ${sql.raw(change)}`.execute(db),
      select: (columns: string) =>
        sql`select ${sql.raw(columns)} from one where first = ${1}`.execute(db),
    };
  };

  it.each(['first', '*'])('still answers for %s where a column is added', async (columns) => {
    const { alter, select } = await setUp();
    await select(columns);
    await alter('add column second text');
    await expect(select(columns)).resolves.toMatchObject({ rows: [] });
  });

  it('fails once where a type is changed, and is closed then', async () => {
    const { alter, select } = await setUp();
    await select('first');
    await alter('alter column first type bigint');
    await expect(select('first')).rejects.toThrow('cached plan');
    await expect(select('first')).resolves.toMatchObject({ rows: [] });
  });
});

describe('the statements of orders', () => {
  it('stay valid where another server adds a column', async () => {
    const db = await testDatabase();
    const order = await storedOrder(db);
    expect(await findOrder(db, order.id)).toEqual(order);
    await sql`alter table orders add column later text`.execute(db);
    expect(await findOrder(db, order.id)).toEqual(order);
  });

  it('have one text each, whatever the numbers', async () => {
    const db = await testDatabase();
    const order = await storedOrder(db);
    for (const checks of [1, 2])
      await scheduleCheck(db, order, { nextCheckAtMs: 5 * checks, checks });
    const { rows } =
      await sql`select 1 from pg_prepared_statements where statement like 'update "orders" set "next_check%'`.execute(
        db,
      );
    expect(rows).toHaveLength(1);
  });
});

it('gives none to the thousandth text, for each takes memory', () => {
  const first = 'select "id" from "orders" where "id" = $1';
  const name = nameOf(first);
  for (let i = 0; i < 1000; i += 1) nameOf(`select "id" from "orders" limit ${i} offset $1`);
  expect(nameOf('select "phone" from "orders" where "phone" = $1')).toBeUndefined();
  expect(nameOf(first)).toBe(name);
});
