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
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Kysely } from 'kysely';
import type { DatabaseOptions } from './connection.ts';
import { noTimeLimits, openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqlitePath } from './sqlite.ts';

const namePattern = /^orders-\d{4}-\d\d-\d\dT\d{6}Z\.(?:sqlite|dump)$/;
/** An unfinished copy, and SQLite's files beside it. */
const unfinishedPattern = /^orders-\d{4}-\d\d-\d\dT\d{6}Z\.(?:sqlite|dump)\.part(?:-\w+)?$/;
/** An unfinished copy of this age, in ms, is from a backup that was killed. */
const abandonedMs = 60 * 60_000;

/**
 * Copies the orders into a new private file of the folder, while servers are running, and reads the copy back. If it
 * fails, it leaves no file, and the message is for the operator. Removes what killed backups left behind.
 */
export async function makeBackup(
  { databaseUrl, dataDir }: DatabaseOptions,
  folder: string,
  atMs: number,
): Promise<{ path: string; orders: number }> {
  const second = new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '');
  const path = join(resolve(folder), `orders-${second}Z.${databaseUrl ? 'dump' : 'sqlite'}`);
  const unfinished = `${path}.part`;
  makePrivateFile(resolve(folder), unfinished);
  try {
    removeAbandoned(resolve(folder), atMs);
    const { stored, copied } = databaseUrl
      ? await copyPostgres(databaseUrl, unfinished)
      : await copySqlite(dataDir, unfinished);
    if (copied < stored) {
      throw new Error(`The copy has ${copied} orders, but the database had ${stored}`);
    }
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, path);
    return { path, orders: copied };
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
    throw new Error(
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

/** Copies a snapshot of `orders.sqlite`; returns the numbers of orders before, and in the copy. */
async function copySqlite(dataDir: string, path: string) {
  const file = sqlitePath(dataDir);
  if (!existsSync(file)) {
    throw new Error(`There are no orders in ${file}: DATA_DIR must name the server's folder`);
  }
  using source = new DatabaseSync(file, { readOnly: true, timeout: lockTimeoutMs });
  const stored = countOrders(source, file);
  // In one step: otherwise the copy restarts whenever a server writes.
  await backup(source, path, { rate: 2 ** 31 - 1 });
  return { stored, copied: readBack(path) };
}

/** Verifies a copy; returns its number of orders. */
function readBack(path: string): number {
  using copy = new DatabaseSync(path);
  try {
    // One file: a write-ahead log would be lost when the copy is moved.
    copy.exec('pragma journal_mode = delete');
    const [fault] = copy.prepare('pragma integrity_check').all();
    if (fault?.integrity_check !== 'ok') throw new Error(JSON.stringify(fault));
    return countOrders(copy, path);
  } catch (error) {
    throw new Error(`The copy is damaged: ${reasonOf(error)}`);
  }
}

function countOrders(file: DatabaseSync, path: string): number {
  try {
    return Number(file.prepare('select count(*) as orders from orders').get()?.orders);
  } catch (error) {
    throw new Error(`The orders in ${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** Writes a dump in pg_dump's custom format; returns the same numbers. */
async function copyPostgres(databaseUrl: string, path: string) {
  const stored = await countStored(databaseUrl);
  const url = new URL(databaseUrl);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  // Arguments are visible to every user of the machine.
  url.password = '';
  const args = ['--format=custom', '--no-password', `--file=${path}`, `--dbname=${url.href}`];
  await run('pg_dump', args, text, env);
  const restored = ['--data-only', '--table=orders', '--file=-', path];
  const copied = await run('pg_restore', restored, countDumped);
  if (copied === undefined) throw new Error('The dump has no table of orders');
  return { stored, copied };
}

async function countStored(databaseUrl: string): Promise<number> {
  await using db = new Kysely<Tables>({ dialect: await openPostgres(databaseUrl, noTimeLimits) });
  try {
    const counted = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'));
    return (await counted.executeTakeFirstOrThrow()).orders;
  } catch (error) {
    throw new Error(
      `The orders cannot be read: ${reasonOf(error)}. DATABASE_URL must name the server's database`,
    );
  }
}

/** Counts the orders in pg_restore's output; undefined if their table is missing. */
async function countDumped(input: Readable): Promise<number | undefined> {
  let rows: number | undefined;
  let isRow = false;
  for await (const line of createInterface({ input })) {
    if (line === '\\.') isRow = false;
    else if (isRow) rows = (rows ?? 0) + 1;
    else if (/^COPY \S*\borders \(/.test(line)) [isRow, rows] = [true, 0];
  }
  return rows;
}

/** Runs a PostgreSQL program and reads its output. Throws if it is missing or fails. */
async function run<Result>(
  program: string,
  args: string[],
  read: (output: Readable) => Promise<Result>,
  env = process.env,
): Promise<Result> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${program} is not installed. Install PostgreSQL's client programs, of the server's version or newer; on Debian: apt-get install postgresql-client`,
    );
  });
  const [result, stderr, [code]] = await Promise.all([
    read(child.stdout),
    text(child.stderr),
    closed,
  ]);
  if (code !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
  return result;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
