import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/schema.ts';
import { noTimeLimits, openPostgres } from '../postgres.ts';
import { BackupError } from './backup-error.ts';

/** Writes a dump in pg_dump's custom format; returns the number of orders in it. */
export async function copyPostgres(databaseUrl: string, path: string): Promise<number> {
  const before = await countOrders(databaseUrl);
  const url = new URL(databaseUrl);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  // Everyone on the machine can read a program's arguments.
  url.password = '';
  const args = ['--format=custom', '--no-password', `--file=${path}`, `--dbname=${url.href}`];
  await run('pg_dump', args, { env }).ended;
  const orders = await countDumped(path);
  if (orders < before) {
    throw new BackupError(`The dump has ${orders} orders, and the database had ${before}`);
  }
  return orders;
}

async function countOrders(databaseUrl: string): Promise<number> {
  const db = new Kysely<Tables>({ dialect: await openPostgres(databaseUrl, noTimeLimits) });
  try {
    const count = sql<number>`count(*)`.as('count');
    const { count: orders } = await db.selectFrom('orders').select(count).executeTakeFirstOrThrow();
    return orders;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The orders cannot be read: ${reason}. DATABASE_URL must name the server's database`,
    );
  } finally {
    await db.destroy();
  }
}

/** Reads the dump to its end and counts the rows of the table of orders. */
async function countDumped(path: string): Promise<number> {
  const args = ['--data-only', '--table=orders', '--file=-', path];
  const { child, ended } = run('pg_restore', args, {});
  let rows: number | undefined;
  if (child.stdout) {
    let isRow = false;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === '\\.') isRow = false;
      else if (isRow) rows = (rows ?? 0) + 1;
      else if (/^COPY \S*\borders \(/.test(line)) [isRow, rows] = [true, 0];
    }
  }
  await ended;
  if (rows === undefined) throw new BackupError('The dump has no table of orders');
  return rows;
}

/** Starts a program of PostgreSQL; `ended` throws a BackupError where it is missing or fails. */
function run(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = child.stderr ? text(child.stderr) : Promise.resolve('');
  const finish = async () => {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new BackupError(`${program} failed: ${(await said).trim()}`);
  };
  const ended = finish().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `${program} is not installed. Install PostgreSQL's programs of the server's version or newer; on Debian: apt-get install postgresql-client`,
    );
  });
  // It may fail before anyone waits for it.
  ended.catch(() => undefined);
  return { child, ended };
}
