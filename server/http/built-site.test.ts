import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuiltSite } from './built-site.ts';

/** A folder of these files; ends with the test. */
function built(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `body of ${name}`);
  }
  return folder;
}

const withForms = (name: string) => [name, `${name}.br`, `${name}.gz`];
const home = withForms('index.html');

it('keeps compressed texts in memory, pages without .html in their paths', async () => {
  const texts = ['services/seo.html', '_astro/a.B1.js', 'robots.txt'].flatMap(withForms);
  const site = await readBuiltSite(built(...home, ...texts));
  expect([...site.texts.keys()].sort()).toEqual([
    '/',
    '/_astro/a.B1.js',
    '/robots.txt',
    '/services/seo',
  ]);
  expect([...site.files]).toEqual([]);
  const page = site.texts.get('/services/seo');
  const forms = Object.entries(page?.bodies ?? {}).map(([form, body]) => [form, String(body)]);
  expect(Object.fromEntries(forms)).toEqual({
    identity: 'body of services/seo.html',
    br: 'body of services/seo.html.br',
    gzip: 'body of services/seo.html.gz',
  });
  expect(page?.contentSecurityPolicy).toContain("default-src 'none'");
  expect(site.texts.get('/robots.txt')?.contentSecurityPolicy).toBeUndefined();
});

it.each([
  ['google123.html', 'text/html; charset=utf-8'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['.well-known/without-an-ending', 'application/octet-stream'],
  ['photos/shop.jpg', 'image/jpeg'],
  ['photos/shop.webp', 'image/webp'],
  ['photos/shop.avif', 'image/avif'],
  ['video.mp4', 'video/mp4'],
  ['video.webm', 'video/webm'],
  ['audio.mp3', 'audio/mpeg'],
  ['_astro/face.B1.woff2', 'font/woff2'],
  ['rates.pdf', 'application/pdf'],
  ['old.gz', 'application/gzip'],
  ['of.unknown-kind', 'application/octet-stream'],
])('streams %s at its full name as %s', async (name, type) => {
  const { files, texts } = await readBuiltSite(built(...home, name));
  expect([...texts.keys()]).toEqual(['/']);
  expect([...files.keys()]).toEqual([`/${name}`]);
  expect(files.get(`/${name}`)).toMatchObject({ name, type });
});

it('is immutable only where the name has a content hash', async () => {
  const names = ['_astro/face.B1.woff2', 'photo.jpg', 'google123.html'];
  const { files, texts } = await readBuiltSite(built(...home, ...names));
  const kept = names.map((name) => files.get(`/${name}`)?.cacheControl);
  expect(kept).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=86400',
    'no-cache',
  ]);
  expect(texts.get('/')?.cacheControl).toBe('no-cache');
});

it('keeps no data of a page’s script, which may belong to another version of it', async () => {
  const { texts } = await readBuiltSite(built(...home, ...withForms('budget/en.json')));
  expect(texts.get('/budget/en.json')?.cacheControl).toBe('no-cache');
});

it('ignores symbolic links, which may lead out of the folder', async () => {
  const [folder, outside] = [built(...home), built('secret.txt')];
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(outside, join(folder, 'folder'));
  expect([...(await readBuiltSite(folder)).files]).toEqual([]);
});

it.each([[() => built('about.html')], [() => '/nowhere']])(
  'says what to do if there is no built site',
  async (folder) => {
    await expect(readBuiltSite(folder())).rejects.toThrow('Run: npm run build');
  },
);
