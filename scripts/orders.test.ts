import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertOrder } from '#server/orders/store.ts';
import { openSqlite, sqliteFolder, type TestDatabase } from '#tests/fixtures/databases.ts';
import { orderToInsert, storedOrder } from '#tests/fixtures/orders.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await openSqlite();
});
afterEach(() => test.remove());

/** Node's own folder of compiled code: every start after the first one takes half the time. */
const compiled = join(tmpdir(), 'node-compile-cache');

const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  NODE_COMPILE_CACHE: compiled,
});
const start = (words: string[], dataDir = test.options.dataDir) =>
  spawn(process.execPath, ['scripts/orders.ts', ...words], { env: environment(dataDir) });

/** Runs the command; rejects with code, stdout and stderr where it does not end with 0. */
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/orders.ts', ...words], {
    env: environment(test.options.dataDir),
  });

it('prints the output of the command', async () => {
  const { id } = await storedOrder(test.db);
  expect((await run('list')).stdout).toContain(id);
  expect((await run('--help')).stdout).toContain('list [filters]');
});

it('exits with 1 and one line after an error', async () => {
  const unknown = `BAW-${'0'.repeat(20)}`;
  for (const words of [['bogus'], ['list', '--state', 'x'], ['show', unknown]]) {
    const failed = { code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) };
    await expect(run(...words)).rejects.toMatchObject(failed);
  }
});

it('exits quietly if the reader closes the pipe', async () => {
  await test.db.transaction().execute(async (tx) => {
    for (let count = 0; count < 2_000; count += 1) await insertOrder(tx, orderToInsert());
  });
  for (const words of [['export'], ['list', '--limit', '2000']]) {
    const command = start(words);
    let complaint = '';
    command.stderr.on('data', (piece) => {
      complaint += String(piece);
    });
    command.stdout.once('data', () => command.stdout.destroy());
    expect(await once(command, 'close')).toEqual([0, null]);
    expect(complaint).toBe('');
  }
});

it('imports into a database that it creates', async () => {
  await storedOrder(test.db);
  const target = sqliteFolder();
  const importing = start(['import', test.options.dataDir], target.options.dataDir);
  const [said] = await once(importing.stdout, 'data');
  expect(String(said)).toBe('Orders imported: 1\n');
  expect(await once(importing, 'close')).toEqual([0, null]);
  await target.removeData();
});

it('creates no database', async () => {
  const { options, removeData } = sqliteFolder();
  for (const words of [['list'], ['forget', '--phone', '9876543210', '--yes'], ['export']]) {
    const command = start(words, options.dataDir);
    let said = '';
    command.stderr.on('data', (piece) => {
      said += String(piece);
    });
    expect(await once(command, 'close')).toEqual([1, null]);
    expect(said).toMatch(/^There are no orders in .*orders\.sqlite\. Set DATA_DIR[^\n]*\n$/);
  }
  expect(readdirSync(options.dataDir)).toEqual([]);
  await removeData();
});

it('says that nothing can be stored, and what to check', async () => {
  const { id } = await storedOrder(test.db);
  // No file may grow.
  const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, 'scripts/orders.ts'];
  const env = { ...environment(test.options.dataDir), NODE_COMPILE_CACHE: undefined };
  const noting = promisify(execFile)('/bin/sh', [...limited, 'note', id, 'green'], { env });
  const stderr = expect.stringMatching(/^Orders cannot be read or stored now \([^\n]+\n$/);
  await expect(noting).rejects.toMatchObject({ code: 1, stdout: '', stderr });
});
