import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { findOrder, historyOf } from '#server/orders/store.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { onPath } from '#tests/fixtures/installed.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { openDatabase } from '../connection.ts';
import { makeBackup } from './backup.ts';

/** pg_dump takes no server that is newer than itself, so the server comes from where it does. */
function serverOfPgDump(): string | undefined {
  if (!onPath('pg_dump')) return undefined;
  const said = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const programs = `/usr/lib/postgresql/${/ (\d+)/.exec(said)?.[1]}/bin`;
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

const programs = serverOfPgDump();
const missing = programs ? undefined : 'pg_dump and a server of its version are not installed';

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

describeUnless(missing, 'a backup of PostgreSQL', () => {
  it('restores every order that was stored when it was made', async () => {
    const server = await startPostgres({ programs });
    onTestFinished(server.remove);
    const options = { databaseUrl: server.url, dataDir: '' };
    const db = await openDatabase(options);
    const first = await storedOrder(db);
    const second = await storedOrder(db);
    const backup = await makeBackup(options, newFolder(), startMs);
    expect(backup).toEqual({ path: expect.stringMatching(/T141320Z\.dump$/), orders: 2 });
    expect(readFileSync(backup.path).includes('only-for-tests')).toBe(false);
    await sql`create database restored`.execute(db);
    await db.destroy();

    const databaseUrl = new URL('/restored', server.url).href;
    const args = ['--no-owner', '--exit-on-error', `--dbname=${databaseUrl}`, backup.path];
    await promisify(execFile)('pg_restore', args);
    const restored = await openDatabase({ ...options, databaseUrl });
    expect(await findOrder(restored, first.id)).toEqual(first);
    expect(await historyOf(restored, second.id)).toHaveLength(1);
    await restored.destroy();
  });
});

it('says what to install where PostgreSQL has no pg_dump', async () => {
  const folder = newFolder();
  const options = { databaseUrl: inject('postgresUrl'), dataDir: '' };
  await (await openDatabase(options)).destroy();
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(makeBackup(options, folder, startMs)).rejects.toThrow(
    'pg_dump is not installed. Install PostgreSQL',
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('says that a database has no orders', async () => {
  const folder = newFolder();
  const url = new URL('/template1', inject('postgresUrl')).href;
  const making = makeBackup({ databaseUrl: url, dataDir: '' }, folder, startMs);
  await expect(making).rejects.toThrow('"orders" does not exist. DATABASE_URL must name');
  expect(readdirSync(folder)).toEqual([]);
});
