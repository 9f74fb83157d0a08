import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyPlaces, engines } from '#tests/fixtures/databases.ts';
import { openDatabase } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { createReadiness } from './readiness.ts';
import type { Tables } from './schema.ts';

/** Only the timers that end the reuse of a result; the databases keep their own. */
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe.each(engines)('readiness on $engine', ({ openTestDatabase }) => {
  it('writes at most once a second', async () => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    fakeTimers();
    const isReady = createReadiness(test.db);
    const forget = () => test.db.deleteFrom('readiness').execute();
    const rows = () => test.db.selectFrom('readiness').selectAll().execute();

    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
    await forget();
    vi.advanceTimersByTime(999);
    expect(await isReady()).toBe(true);
    expect(await rows()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(await isReady()).toBe(true);
    expect(await rows()).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(await isReady()).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  it('fails while writes fail, and recovers', async () => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    fakeTimers();
    const isReady = createReadiness(test.db);
    await sql`alter table readiness rename to moved_away`.execute(test.db);
    expect(await isReady()).toBe(false);
    await sql`alter table moved_away rename to readiness`.execute(test.db);
    vi.advanceTimersByTime(1_000);
    expect(await isReady()).toBe(true);
  });
});

describe('a database that cannot be written', () => {
  it.each([
    ['where transactions are read-only', 'default_transaction_read_only=on'],
    ['where no file may grow', 'temp_file_limit=100kB'],
  ])('is not ready on PostgreSQL %s', async (_, setting) => {
    const place = await emptyPlaces.find(({ engine }) => engine === 'PostgreSQL')?.makePlace();
    if (!place) throw new Error('no PostgreSQL');
    onTestFinished(place.removeData);
    await (await openDatabase(place.options)).destroy();
    const limited = new URL(place.options.databaseUrl ?? '');
    limited.searchParams.set('options', `-c ${setting}`);
    const dialect = await openPostgres(limited.href);
    const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    onTestFinished(() => db.destroy());
    expect(await db.selectFrom('readiness').selectAll().execute()).toEqual([]);
    expect(await createReadiness(db)()).toBe(false);
  });

  it('is not ready on SQLite if the file cannot grow', async () => {
    const place = await emptyPlaces.find(({ engine }) => engine === 'SQLite')?.makePlace();
    if (!place) throw new Error('no SQLite');
    onTestFinished(place.removeData);
    const { dataDir } = place.options;
    await (await openDatabase({ dataDir })).destroy();
    const program = `
      import { openDatabase } from '#server/database/connection.ts';
      import { createReadiness } from '#server/database/readiness.ts';
      const db = await openDatabase({ dataDir: process.argv[1] });
      const isReady = createReadiness(db, 0);
      const first = await isReady();
      // SQLite writes nothing if a row keeps its value, as within one millisecond.
      let checks = 0;
      while (await isReady()) if (++checks > 1_000_000) throw new Error('always ready');
      console.log(first);
      await db.destroy();`;
    // At most a megabyte for each file: room for the tables and the start of the write-ahead log.
    const limited = 'ulimit -f 1024; exec "$0" "$@"';
    const args = ['-c', limited, process.execPath, '--input-type=module', '-e', program, dataDir];
    const { stdout } = await promisify(execFile)('/bin/sh', args);
    expect(stdout).toBe('true\n');
  });
});
