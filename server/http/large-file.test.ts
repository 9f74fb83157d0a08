import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, smallSite, spawnServer } from '#tests/fixtures/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'large-file-'));
const size = 150_000_000;
let server: ServerProcess;
let origin: string;

beforeAll(async () => {
  const site = smallSite(folder);
  mkdirSync(join(site, '.well-known'));
  writeFileSync(join(site, '.well-known/security.txt'), 'Contact: mailto:a@example.com');
  writeFileSync(join(site, 'video.mp4'), 'first bytes');
  truncateSync(join(site, 'video.mp4'), size);
  server = spawnServer({ SITE_DIR: site, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' });
  origin = `http://127.0.0.1:${await server.ready()}`;
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Peak resident memory of the server, in bytes. */
const peakMemory = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;

async function lengthOf(path: string): Promise<number> {
  const { body } = await fetch(origin + path);
  let length = 0;
  for await (const chunk of body ?? []) length += chunk.length;
  return length;
}

describe('the running server', () => {
  it('sends a range of a video', async () => {
    const response = await fetch(`${origin}/video.mp4`, { headers: { range: 'bytes=6-10' } });
    expect([response.status, await response.text()]).toEqual([206, 'bytes']);
    expect(response.headers.get('content-range')).toBe(`bytes 6-10/${size}`);
  });

  it('serves a folder whose name begins with a dot', async () => {
    const response = await fetch(`${origin}/.well-known/security.txt`);
    expect(await response.text()).toBe('Contact: mailto:a@example.com');
  });

  it.runIf(process.platform === 'linux')(
    'does not read a video into memory',
    { timeout: 60_000 },
    async () => {
      const before = peakMemory();
      expect(await Promise.all([lengthOf('/video.mp4'), lengthOf('/video.mp4')])).toEqual([
        size,
        size,
      ]);
      expect(peakMemory() - before).toBeLessThan(size);
    },
  );
});
