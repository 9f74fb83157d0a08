import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isAlias, routesOf } from '#src/site/routes.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';
import { textAt } from './pages.ts';

const site = await builtSite();
const routes = sites.flatMap(routesOf);
const bodyAt = (path: string) => textAt(site, path);

it('builds a page for every address of pages, branches, districts, towns and policies', () => {
  const missing = routes.filter(({ path }) => !bodyAt(path));
  noFaults(missing.map(({ path }) => ({ path, fault: 'there is no page' })));
});

it('shows the page of the canonical address under an alias, byte for byte', () => {
  const aliases = routes.filter(isAlias);
  expect(aliases.length).toBeGreaterThanOrEqual(sites.flatMap(({ districts }) => districts).length);
  const others = aliases.filter(
    ({ path, canonical }) => (bodyAt(path) ?? path) !== bodyAt(canonical),
  );
  noFaults(others.map(({ path, canonical }) => ({ path, fault: `differs from ${canonical}` })));
});

it('has both compressed forms of every text, with the same content', () => {
  const ofTheBuild = /^(?!\.).+\.(css|js|svg|xml|txt|json|webmanifest)$/;
  const texts = [...site.files.values()].filter(
    ({ name, contentSecurityPolicy }) => contentSecurityPolicy || ofTheBuild.test(name),
  );
  const differ = texts.filter(({ name }) => {
    const read = (ending = '') => readFileSync(join(site.folder, name + ending));
    const text = read();
    return !brotliDecompressSync(read('.br')).equals(text) || !gunzipSync(read('.gz')).equals(text);
  });
  noFaults(differ.map(({ name }) => ({ path: name, fault: 'a compressed form differs' })));
});
