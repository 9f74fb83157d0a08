import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { postProcessSite } from './post-process.ts';

/** Like a page: its size shows how well it was compressed. */
const words = Array.from({ length: 3_000 }, (_, index) => `word ${(index * index) % 991}`);
const page = (title: string) =>
  `<html><head><title>${title}</title><style>.no{color:red}</style></head><body>${words}</body></html>`;

/** A built site of these files; ends with the test. */
function built(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'finish-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

it('prunes a page and writes it with both compressed forms under all of its names', async () => {
  const aliases = { '/home': '/', '/hi/start': '/hi', '/locations/gaya': '/gaya', '/g': '/gaya' };
  const root = built({
    'index.html': page('Home'),
    'hi.html': page('Hindi'),
    'gaya.html': page('Gaya'),
    'aliases.json': JSON.stringify(aliases),
  });
  await postProcessSite(root, ['/', '/hi', '/gaya'], 10);
  const read = (name: string) => readFileSync(join(root, name));
  for (const [alias, canonical] of Object.entries(aliases)) {
    const [from, to] = [canonical === '/' ? '/index' : canonical, alias];
    for (const ending of ['.html', '.html.br', '.html.gz']) {
      expect(read(to + ending).equals(read(from + ending)), to + ending).toBe(true);
    }
  }
  const html = read('gaya.html').toString();
  expect(html).toContain('<title>Gaya</title><style></style>');
  expect(brotliDecompressSync(read('gaya.html.br')).toString()).toBe(html);
  expect(gunzipSync(read('gaya.html.gz')).toString()).toBe(html);
  expect(existsSync(join(root, 'aliases.json'))).toBe(false);
});

it('compresses the pages with the shortest names best, and every other text', async () => {
  const root = built({
    'a.html': page('A'),
    'a-longer-name.html': page('A'),
    'a-script-with-a-long-name.js': words.join(),
    'another-script-with-a-long-name.js': words.join(),
    'aliases.json': '{}',
  });
  await postProcessSite(root, ['/a-longer-name', '/a'], 1);
  const size = (name: string) => readFileSync(join(root, `${name}.br`)).length;
  expect(size('a.html')).toBeLessThan(size('a-longer-name.html'));
  expect(size('a-script-with-a-long-name.js')).toBe(size('another-script-with-a-long-name.js'));
  expect(size('a-script-with-a-long-name.js')).toBeLessThan(size('a-longer-name.html'));
  expect(readdirSync(root)).toHaveLength(4 * 3);
});

it('leaves HTML of public/ as it is', async () => {
  const root = built({
    'index.html': page('Home'),
    'google123.html': 'google-site-verification: google123.html',
    'aliases.json': '{}',
  });
  await postProcessSite(root, ['/'], 1);
  expect(readFileSync(join(root, 'google123.html'), 'utf8')).toBe(
    'google-site-verification: google123.html',
  );
  expect(existsSync(join(root, 'google123.html.br'))).toBe(false);
});

it('stops the build where a page of an alias was not built', async () => {
  const root = built({ 'index.html': page('Home'), 'aliases.json': '{"/old":"/gone"}' });
  await expect(postProcessSite(root, ['/'], 1)).rejects.toThrow(
    '/old is an alias of /gone, which was not built',
  );
});
