import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from './compress.ts';

it('writes both compressed forms beside each file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = Array.from({ length: 20 }, (_, index) => `${index}.html`);
  for (const name of names) writeFileSync(join(folder, name), `<p>${name}</p>`);
  await compressFiles(names.map((name) => join(folder, name)));
  const read = (name: string) => readFileSync(join(folder, name));
  expect(readdirSync(folder)).toHaveLength(3 * names.length);
  for (const name of names) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(`<p>${name}</p>`);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(`<p>${name}</p>`);
  }
});
