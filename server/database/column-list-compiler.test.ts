import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { ColumnListCompiler } from './column-list-compiler.ts';
import { type Database, mailRowSchema, type Tables } from './schema.ts';

const db: Database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new ColumnListCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});
const columns =
  '"order_id", "created_at_ms", "tries", "next_try_at_ms", "sent_at_ms", "leased_until_ms"';

describe('a statement that asks for every column of a known table', () => {
  it.each([
    ['select', db.selectFrom('mails').selectAll().where('orderId', '=', '1')],
    [
      'insert',
      db.insertInto('mails').values({ orderId: '1', createdAtMs: 1, tries: 0 }).returningAll(),
    ],
    ['update', db.updateTable('mails').set({ tries: 1 }).where('orderId', '=', '1').returningAll()],
  ])('names them: %s', (_, query) => {
    expect(query.compile().sql).toContain(columns);
    expect(query.compile().sql).not.toContain('*');
    expect(Object.keys(mailRowSchema.shape)).toHaveLength(columns.split(',').length);
  });

  it('names those of a subquery by its own table', () => {
    const query = db
      .selectFrom('alerts')
      .select(({ selectFrom }) => selectFrom('mails').selectAll().as('mail'));
    expect(query.compile().sql).toContain(columns);
  });
});

it.each([
  ['another table', db.selectFrom('alerts').selectAll(), 'select * from "alerts"'],
  ['a named table', db.selectFrom('mails').selectAll('mails'), 'select "mails".* from "mails"'],
])('leaves the sign where it stands for %s', (_, query, text) => {
  expect(query.compile().sql).toBe(text);
});
