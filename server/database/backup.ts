import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { backup, DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { Kysely } from 'kysely';
import type { DatabaseOptions } from './connection.ts';
import { noTimeLimits, openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqlitePath } from './sqlite.ts';

/** No backup was made; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A verified copy of all orders. */
export interface Backup {
  path: string;
  orders: number;
}

const namePattern = /^orders-\d{4}-\d\d-\d\dT\d{6}Z\.(?:sqlite|dump)$/;
/** An unfinished copy, and SQLite's files beside it. */
const unfinishedPattern = /^orders-\d{4}-\d\d-\d\dT\d{6}Z\.(?:sqlite|dump)\.part(?:-\w+)?$/;
/** An unfinished copy of this age, in ms, is from a backup that was killed. */
const abandonedMs = 60 * 60_000;

/**
 * Copies the orders into a new private file of the folder, while servers are running, and reads the copy back. Throws
 * a BackupError or DatabaseUnavailable, and then leaves no file. Removes what killed backups left behind.
 */
export async function makeBackup(
  { databaseUrl, dataDir }: DatabaseOptions,
  folder: string,
  atMs: number,
): Promise<Backup> {
  const second = new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '');
  const path = join(resolve(folder), `orders-${second}Z.${databaseUrl ? 'dump' : 'sqlite'}`);
  const unfinished = `${path}.part`;
  makePrivateFile(resolve(folder), unfinished);
  try {
    removeAbandoned(resolve(folder), atMs);
    const orders = databaseUrl
      ? await copyPostgres(databaseUrl, unfinished)
      : await copySqlite(dataDir, unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, path);
    return { path, orders };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function makePrivateFile(folder: string, path: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'w', 0o600));
  } catch (error) {
    throw new BackupError(
      `The backup cannot be stored in ${folder}: ${reasonOf(error)}. Choose a folder that this user can write to: --to FOLDER`,
    );
  }
}

function removeAbandoned(folder: string, atMs: number): void {
  for (const name of readdirSync(folder).filter((name) => unfinishedPattern.test(name))) {
    const path = join(folder, name);
    const { mtimeMs = atMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < atMs - abandonedMs) rmSync(path, { force: true });
  }
}

/** Removes all but the newest backups of the folder, and returns the removed names. */
export function pruneBackups(folder: string, keep: number): string[] {
  const backups = readdirSync(folder).filter((name) => namePattern.test(name));
  const old = backups.sort().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

const lockTimeoutMs = 10_000;

/** Copies a snapshot of `orders.sqlite`; returns the number of orders in the copy. */
async function copySqlite(dataDir: string, path: string): Promise<number> {
  const file = sqlitePath(dataDir);
  if (!existsSync(file)) {
    throw new BackupError(`There are no orders in ${file}: DATA_DIR must name the server's folder`);
  }
  const source = new DatabaseSync(file, { readOnly: true, timeout: lockTimeoutMs });
  try {
    const before = countOrders(source, file);
    // In one step: otherwise the copy restarts whenever a server writes.
    await backup(source, path, { rate: 2 ** 31 - 1 });
    const orders = readBack(path);
    if (orders < before) {
      throw new BackupError(`The copy has ${orders} orders, but the database had ${before}`);
    }
    return orders;
  } finally {
    source.close();
  }
}

/** Verifies a copy; returns its number of orders. */
function readBack(path: string): number {
  const copy = new DatabaseSync(path);
  try {
    // One file: a write-ahead log would be lost when the copy is moved.
    copy.exec('pragma journal_mode = delete');
    const [fault] = copy.prepare('pragma integrity_check').all();
    if (fault?.integrity_check !== 'ok') throw new Error(JSON.stringify(fault));
    return countOrders(copy, path);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The copy is damaged: ${reasonOf(error)}`);
  } finally {
    copy.close();
  }
}

function countOrders(file: DatabaseSync, path: string): number {
  try {
    return Number(file.prepare('select count(*) as orders from orders').get()?.orders);
  } catch (error) {
    throw new BackupError(`The orders in ${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** Writes a dump in pg_dump's custom format; returns the number of orders in it. */
async function copyPostgres(databaseUrl: string, path: string): Promise<number> {
  const before = await countStored(databaseUrl);
  const url = new URL(databaseUrl);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  // Arguments are visible to every user of the machine.
  url.password = '';
  const args = ['--format=custom', '--no-password', `--file=${path}`, `--dbname=${url.href}`];
  await run('pg_dump', args, env).ended;
  const orders = await countDumped(path);
  if (orders < before) {
    throw new BackupError(`The dump has ${orders} orders, but the database had ${before}`);
  }
  return orders;
}

async function countStored(databaseUrl: string): Promise<number> {
  const db = new Kysely<Tables>({ dialect: await openPostgres(databaseUrl, noTimeLimits) });
  try {
    const counted = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'));
    return (await counted.executeTakeFirstOrThrow()).orders;
  } catch (error) {
    throw new BackupError(
      `The orders cannot be read: ${reasonOf(error)}. DATABASE_URL must name the server's database`,
    );
  } finally {
    await db.destroy();
  }
}

/** Reads the whole dump and counts its orders. */
async function countDumped(path: string): Promise<number> {
  const args = ['--data-only', '--table=orders', '--file=-', path];
  const { output, ended } = run('pg_restore', args);
  let rows: number | undefined;
  let isRow = false;
  for await (const line of createInterface({ input: output })) {
    if (line === '\\.') isRow = false;
    else if (isRow) rows = (rows ?? 0) + 1;
    else if (/^COPY \S*\borders \(/.test(line)) [isRow, rows] = [true, 0];
  }
  await ended;
  if (rows === undefined) throw new BackupError('The dump has no table of orders');
  return rows;
}

/** Starts a PostgreSQL program; `ended` rejects with a BackupError if it is missing or fails. */
function run(program: string, args: string[], env = process.env) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stderr = text(child.stderr);
  const finish = async () => {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new BackupError(`${program} failed: ${(await stderr).trim()}`);
  };
  const ended = finish().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `${program} is not installed. Install PostgreSQL's client programs, of the server's version or newer; on Debian: apt-get install postgresql-client`,
    );
  });
  // Callers that await it handle the rejection.
  ended.catch(() => undefined);
  return { output: child.stdout, ended };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
