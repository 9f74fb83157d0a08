import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { writeBuiltPage } from '#tests/fixtures/built-page.ts';
import { readBuiltSite, serveSite } from './pages.ts';
import { replaceSite } from './replace-site.ts';

let site: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'build-site-'));
  site = join(folder, 'dist');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Fills a folder with a page and a file, both of which say which version of the site they are of. */
const buildOf = (version: string) => async (folder: string) => {
  mkdirSync(folder);
  writeBuiltPage(folder, version);
  writeFileSync(join(folder, 'version.pdf'), version);
  return true;
};
const versionOnDisk = () => readFileSync(join(site, 'version.pdf'), 'utf8');

describe('replaceSite', () => {
  it('builds the first site and those after it', async () => {
    for (const version of ['1', '2', '3', '4']) {
      expect(await replaceSite(site, buildOf(version))).toBe(true);
      expect(versionOnDisk()).toBe(version);
    }
  });

  it('replaces the folder that npm run build leaves', async () => {
    await buildOf('1')(site);
    await replaceSite(site, buildOf('2'));
    expect(versionOnDisk()).toBe('2');
  });

  it('leaves the site as it is if the build fails', async () => {
    await replaceSite(site, buildOf('1'));
    const fail = async (folder: string) => {
      await buildOf('2')(folder);
      return false;
    };
    expect(await replaceSite(site, fail)).toBe(false);
    expect(versionOnDisk()).toBe('1');
    await replaceSite(site, buildOf('4'));
    expect(versionOnDisk()).toBe('4');
  });
});

it('a running server sends the new site, and answers every request meanwhile', async () => {
  await replaceSite(site, buildOf('1'));
  const served = await readBuiltSite(site);
  // Not the link, which changes while a request reads.
  expect(served.folder).toBe(realpathSync(site));
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site: served });
  onTestFinished(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = async (path: string) => {
    const answer = await fetch(origin + path);
    return `${answer.status} ${(await answer.text()).replace(/<.*?>/g, '')}`;
  };

  const versions = Array.from({ length: 20 }, (_, index) => String(index + 2).padStart(5, '0'));
  let isOver = false;
  const readers = ['/', '/version.pdf', '/', '/version.pdf'].map(async (path) => {
    const seen = new Set<string>();
    while (!isOver) seen.add(await get(path));
    return seen;
  });
  for (const version of versions) {
    await replaceSite(site, buildOf(version));
    serveSite(served, await readBuiltSite(site));
    expect([await get('/'), await get('/version.pdf')]).toEqual([
      `200 ${version}`,
      `200 ${version}`,
    ]);
  }
  isOver = true;
  const answers = new Set(['200 1', ...versions.map((version) => `200 ${version}`)]);
  for (const seen of await Promise.all(readers)) {
    expect(seen.size).toBeGreaterThan(1);
    expect([...seen].filter((answer) => !answers.has(answer))).toEqual([]);
  }
});
