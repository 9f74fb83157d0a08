import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseUnavailable } from './database-error.ts';
import * as first from './migrations/2026-11-28-0800-first.ts';

/**
 * All migrations, by name. One that has landed never changes: a change is a new file with a later name, for
 * SQLite and PostgreSQL.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-28-0800-first': first,
};

/** Migrates to the latest version, in one instance at a time. Throws DatabaseUnavailable. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new DatabaseUnavailable(`The database could not be migrated: ${reason}`);
}

/** Counts executed and pending migrations, without running any. */
export async function countMigrations<Schema>(db: Kysely<Schema>) {
  const all = await migratorOf(db).getMigrations();
  const done = all.filter(({ executedAt }) => executedAt !== undefined).length;
  return { done, pending: all.length - done };
}

const migratorOf = <Schema>(db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });
