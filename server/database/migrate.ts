import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseUnavailable } from './database-error.ts';
import * as first from './migrations/2026-11-25-1300-first.ts';
import * as orderCode from './migrations/2026-11-26-0730-order-code.ts';
import * as office from './migrations/2026-11-26-1200-office.ts';
import * as taps from './migrations/2026-11-26-1230-taps.ts';
import * as passkeys from './migrations/2026-11-26-1240-passkeys.ts';
import * as content from './migrations/2026-11-26-1450-content.ts';

/**
 * All migrations, by name. One that has landed never changes: a change is a new file with a later name, for
 * SQLite and PostgreSQL.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-25-1300-first': first,
  '2026-11-26-0730-order-code': orderCode,
  '2026-11-26-1200-office': office,
  '2026-11-26-1230-taps': taps,
  '2026-11-26-1240-passkeys': passkeys,
  '2026-11-26-1450-content': content,
};

/** Migrates to the latest version, in one instance at a time. Throws DatabaseUnavailable. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new DatabaseUnavailable(`The tables cannot be brought up to date: ${reason}`);
}

/** Counts executed and pending migrations, without running any. */
export async function countMigrations<Schema>(db: Kysely<Schema>) {
  const all = await migratorOf(db).getMigrations();
  const done = all.filter(({ executedAt }) => executedAt !== undefined).length;
  return { done, pending: all.length - done };
}

const migratorOf = <Schema>(db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });
