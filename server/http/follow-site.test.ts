import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { writeBuiltPage } from '#tests/fixtures/built-page.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { followSite, type SiteFollower } from './follow-site.ts';
import { readBuiltSite } from './pages.ts';
import { linkSite } from './replace-site.ts';

/** Builds a site that shows its name and has a script of its own. */
function build(root: string, name: string): string {
  const folder = join(root, `dist-${name}`);
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeBuiltPage(folder, name);
  writeFileSync(join(folder, `_astro/${name}.js`), name);
  return folder;
}

let root: string;
let siteDir: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'follow-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  siteDir = join(root, 'dist');
  await linkSite(siteDir, build(root, 'a'));
});

/** Starts a server on the site, with `read` in place of reading the content. */
async function open(read = vi.fn()) {
  const site = await readBuiltSite(siteDir);
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
  const follower: SiteFollower = followSite({ siteDir, site, reloadContent: read, log: app.log });
  onTestFinished(async () => {
    await Promise.all([follower.stop(), app.close()]);
  });
  const get = async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    return `${statusCode} ${body.replace(/<.*?>/g, '')}`;
  };
  return { follower, get, read };
}

it('serves what another server has published, with its prices', async () => {
  const { get, read } = await open();
  expect(await get('/')).toBe('200 a');
  await linkSite(siteDir, build(root, 'b'));
  await eventually(async () => expect(await get('/')).toBe('200 b'));
  expect(read).toHaveBeenCalledOnce();
});

it('still serves scripts of the previous site, for open pages', async () => {
  const { follower, get } = await open();
  await follower.serve(build(root, 'b'));
  expect([await get('/'), await get('/_astro/a.js'), await get('/_astro/b.js')]).toEqual([
    ...['200 b', '200 a', '200 b'],
  ]);
  await follower.serve(build(root, 'c'));
  expect([await get('/_astro/b.js'), await get('/_astro/c.js')]).toEqual(['200 b', '200 c']);
  expect((await get('/_astro/a.js')).slice(0, 3)).toBe('404');
});

it('keeps pages and prices if one of them cannot be read', async () => {
  const { follower, get } = await open(
    vi.fn(() => {
      throw new Error('a mistake in the content');
    }),
  );
  await expect(follower.serve(build(root, 'b'))).rejects.toThrow('a mistake');
  expect(await get('/')).toBe('200 a');
});

it('retries a site that it could not serve at first', async () => {
  const site = await readBuiltSite(siteDir);
  const log = { error: vi.fn(), info: vi.fn() };
  const follower = followSite({ siteDir, site, reloadContent: () => {}, log });
  onTestFinished(() => follower.stop());
  const folder = join(root, 'dist-b');
  mkdirSync(folder);
  await linkSite(siteDir, folder);
  await eventually(() => expect(log.error).toHaveBeenCalledOnce());
  build(root, 'b');
  await eventually(() => expect(site.folder).toBe(folder));
  expect(log.error).toHaveBeenCalledOnce();
});
