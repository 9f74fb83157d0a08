import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseUnavailable } from './database-error.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date. Several instances may do so at once: the engine's lock lets one
 * work and the others wait. Throws DatabaseUnavailable, with nothing changed.
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new DatabaseUnavailable(`The tables cannot be brought up to date: ${reason}`);
}
