import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseUnavailable } from './database-error.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date. Several instances may do so at once: the engine's lock lets one
 * work and the others wait. Throws DatabaseUnavailable, with nothing changed.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new DatabaseUnavailable(`The tables cannot be brought up to date: ${reason}`);
}

/** How many migrations have been run, and how many have not; runs none. */
export async function countMigrations<Schema>(
  db: Kysely<Schema>,
): Promise<{ done: number; pending: number }> {
  const all = await migratorOf(db).getMigrations();
  const done = all.filter(({ executedAt }) => executedAt !== undefined).length;
  return { done, pending: all.length - done };
}

const migratorOf = <Schema>(db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });
