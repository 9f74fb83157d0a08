import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite, sqliteFolder } from '#tests/fixtures/databases.ts';

/** Runs the command; rejects with code, stdout and stderr where it does not end with 0. */
const run = (dataDir: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/office.ts', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
const failed = { code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) };

it('prints a link to the office of this machine, and exits with 1 if it cannot', async () => {
  const { options, remove } = await openSqlite();
  onTestFinished(remove);
  await expect(run(options.dataDir, 'invite', 'Ravi Kumar')).rejects.toMatchObject(failed);
  const { stdout } = await run(options.dataDir, 'invite', 'Asha Kumari', '--owner');
  expect(stdout).toMatch(/^http:\/\/localhost:4323\/#sign-in=/);
  expect((await run(options.dataDir, 'members')).stdout).toContain('Asha Kumari');
  expect((await run(options.dataDir)).stdout).toContain('Type npm run office --');
});

it('creates no database', async () => {
  const { options, removeData } = sqliteFolder();
  onTestFinished(removeData);
  await expect(run(options.dataDir, 'members')).rejects.toMatchObject(failed);
  expect(readdirSync(options.dataDir)).toEqual([]);
});
