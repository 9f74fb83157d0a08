import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isAlias, routesOf } from '#src/routing/routes.ts';
import { sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';

const site = await builtSite();
const routes = sites.flatMap(routesOf);
const bodyAt = (path: string) => site.texts.get(path)?.bodies.identity;

it('builds a page for every address of pages, branches, districts, towns and policies', () => {
  const missing = routes.filter(({ path }) => !bodyAt(path));
  noFaults(missing.map(({ path }) => ({ path, fault: 'there is no page' })));
});

it('shows the page of the canonical address under an alias, byte for byte', () => {
  const aliases = routes.filter(isAlias);
  expect(aliases.length).toBeGreaterThanOrEqual(sites.flatMap(({ districts }) => districts).length);
  const others = aliases.filter(
    ({ path, canonical }) => !bodyAt(path)?.equals(bodyAt(canonical) ?? Buffer.alloc(0)),
  );
  noFaults(others.map(({ path, canonical }) => ({ path, fault: `differs from ${canonical}` })));
});

it('has both compressed forms of every text, of the same words', () => {
  const differ = [...site.texts].filter(([, { bodies }]) => {
    const { br, gzip, identity } = bodies;
    return !brotliDecompressSync(br).equals(identity) || !gunzipSync(gzip).equals(identity);
  });
  noFaults(differ.map(([path]) => ({ path, fault: 'a compressed form differs' })));
  const ofTheBuild = /^\/(?!\.).+\.(css|js|svg|xml|txt|json|webmanifest)$/;
  const bare = [...site.files.keys()].filter((path) => ofTheBuild.test(path));
  noFaults(bare.map((path) => ({ path, fault: 'a compressed form is missing' })));
});
