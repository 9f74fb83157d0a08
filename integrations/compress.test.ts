import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { compressBundle, compressFiles } from './compress.ts';

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

it('compresses what Vite has built, pages included', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'main.js'), 'console.log(1)');
  const page = '<!doctype html><script type="module" src="./main.js"></script>';
  writeFileSync(join(folder, 'index.html'), page);
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [compressBundle()] });
  const names = readdirSync(join(folder, 'dist'), { recursive: true }).map(String);
  for (const end of ['.html', '.js']) {
    const built = names.find((name) => name.endsWith(end)) ?? end;
    expect(names).toEqual(expect.arrayContaining([`${built}.br`, `${built}.gz`]));
    const packed = readFileSync(join(folder, 'dist', `${built}.br`));
    expect(brotliDecompressSync(packed)).toEqual(readFileSync(join(folder, 'dist', built)));
  }
});
