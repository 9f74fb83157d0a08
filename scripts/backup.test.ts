import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { openMailServer } from '#server/notify/mail-server.fixture.ts';
import { findOrder } from '#server/orders/store.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await openSqlite();
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(async () => {
    await test.remove();
    rmSync(folder, { recursive: true });
  });
});

/** Runs the command; rejects with code, stdout and stderr where it does not end with 0. */
const run = (words: string[], dataDir = test.options.dataDir, env = {}) =>
  promisify(execFile)(process.execPath, ['scripts/backup.ts', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  });

it('makes a copy that can be opened, and removes the oldest ones', async () => {
  const { id } = await storedOrder(test.db);
  const old = ['orders-2025-01-01T000000Z.sqlite', 'orders-2025-01-02T000000Z.sqlite'];
  for (const name of old) writeFileSync(join(folder, name), '');
  const { stdout } = await run(['--to', folder, '--keep', '2']);
  const [made = '', removed] = stdout.split('\n');
  const [, path = ''] = /^(.+\.sqlite) holds 1 order, read back$/.exec(made) ?? [];
  expect(removed).toBe(`Removed ${old[0]}`);
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([
    join(folder, old[1] ?? ''),
    path,
  ]);

  const restored = join(folder, 'restored');
  await (await openDatabase({ dataDir: restored })).destroy();
  copyFileSync(path, join(restored, 'orders.sqlite'));
  const db = await openDatabase({ dataDir: restored });
  expect(await findOrder(db, id)).toBeDefined();
  await db.destroy();
});

it('explains itself', async () => {
  expect((await run(['--help'])).stdout).toContain('--keep   how many to keep');
});

it.each([
  ['a word that it does not know', ['--bogus'], /--bogus.* See: npm run backup -- --help\n$/],
  ['no backup to keep', ['--keep', '0'], /^--keep must be a whole number from 1, not "0".*\n$/],
])('exits with 1 and one line at %s', async (_, words, stderr) => {
  const failed = { code: 1, stdout: '', stderr: expect.stringMatching(stderr) };
  await expect(run(['--to', folder, ...words])).rejects.toMatchObject(failed);
  expect(readdirSync(folder)).toEqual([]);
});

it('exits with 1 if there are no orders', async () => {
  const stderr = expect.stringMatching(/^There are no orders in [^\n]+\n$/);
  const running = run(['--to', folder], join(folder, 'nowhere'));
  await expect(running).rejects.toMatchObject({ code: 1, stdout: '', stderr });
});

describe('with --mail', () => {
  const mailTo = (smtpUrl: string) => ({
    ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'site@agency.example', MAIL_TO: 'owner@agency.example' },
  });
  const fail = (smtpUrl: string) =>
    run(['--to', folder, '--mail'], join(folder, 'nowhere'), mailTo(smtpUrl));

  it('mails staff about a failure, not about a success', async () => {
    const mails = await openMailServer();
    onTestFinished(mails.close);
    await run(['--to', folder, '--mail'], test.options.dataDir, mailTo(mails.smtpUrl));
    expect(mails.received).toEqual([]);
    await expect(fail(mails.smtpUrl)).rejects.toMatchObject({ code: 1 });
    const ids = mails.received.map(({ messageId }) => messageId);
    expect(ids).toEqual([expect.stringContaining('backup_failed')]);
  });

  it('adds a second line if the mail could not be sent either', async () => {
    const stderr = expect.stringMatching(/^There are no orders.+\nNo mail was sent: .+\n$/);
    await expect(fail('smtp://127.0.0.1:9')).rejects.toMatchObject({ code: 1, stderr });
  });

  it('says so if there is no mail server', async () => {
    const stderr = expect.stringMatching(/\nNo mail was sent: no mail server is configured/);
    const running = run(['--to', folder, '--mail'], join(folder, 'nowhere'));
    await expect(running).rejects.toMatchObject({ code: 1, stderr });
  });
});
