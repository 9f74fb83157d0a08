import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallSite, spawnServer } from '#tests/fixtures/server-process.ts';

it('logs no phone number, wherever it stands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const server = spawnServer({ SITE_DIR: smallSite(folder), DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  onTestFinished(async () => void (await server.kill()));
  const url = `http://127.0.0.1:${await server.ready()}/api/phonepe`;
  await fetch(url, { method: 'POST', headers: { origin: 'https://9876543210.example' } });
  await server.stop();
  expect(server.log).toMatchObject([
    { msg: 'foreign origin', origin: 'https://*******210.example' },
  ]);
});
