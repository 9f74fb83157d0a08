import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallSite, spawnServer } from '#tests/fixtures/server-process.ts';

it('logs no phone number, wherever it stands, and nothing of the contact form', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const server = spawnServer({
    SITE_DIR: smallSite(folder),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
  });
  onTestFinished(async () => void (await server.kill()));
  const url = `http://127.0.0.1:${await server.ready()}/api/phonepe`;
  const typed = 'name=Asha&email=asha@example.com&message=secret';
  await fetch(new URL(`/contact/send?${typed}`, url), { redirect: 'manual' });
  await fetch(url, { method: 'POST', headers: { origin: 'https://9876543210.example' } });
  await server.stop();
  expect(server.log).toContainEqual(
    expect.objectContaining({ msg: 'foreign origin', origin: 'https://*******210.example' }),
  );
  expect(JSON.stringify(server.log)).not.toMatch(/asha|secret/i);
});
