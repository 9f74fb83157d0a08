import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DatabaseOptions, openDatabase, openUnmigrated } from './connection.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { countMigrations } from './migrate.ts';
import type { Database } from './schema.ts';

/**
 * Opens orders that are there already: makes no file, and changes no table under a running server.
 * Throws DatabaseUnavailable where there are none, or where their tables are of another version.
 */
export async function openExistingDatabase(options: DatabaseOptions): Promise<Database> {
  const path = join(resolve(options.dataDir), 'orders.sqlite');
  const place = options.databaseUrl ? 'the database of DATABASE_URL' : path;
  if (!options.databaseUrl && !existsSync(path)) throw noOrders(place);
  const db = await openUnmigrated(options);
  const { pending, done } = await countMigrations(db.withoutPlugins());
  await db.destroy();
  if (done === 0) throw noOrders(place);
  if (pending > 0) {
    throw new DatabaseUnavailable(
      `The orders in ${place} are of an older version. Start the server of this version first`,
    );
  }
  return await openDatabase(options);
}

const noOrders = (place: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    `There are no orders in ${place}. Set DATA_DIR or DATABASE_URL as for the server`,
  );
