import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';

/** Addresses that only the office requests. */
const officeAddresses = /api\/(?:content|sign-in|orders|today|leads|devices)\b/;

it('no file of the site contains an address of the office', async () => {
  const { folder, files } = await builtSite();
  const names = [...files.values()].map(({ name }) => name);
  const texts = names.filter((name) => /\.(?:html|js|json|txt|xml|webmanifest)$/.test(name));
  expect(texts.some((name) => name.endsWith('.js'))).toBe(true);
  const found = texts.filter((name) =>
    officeAddresses.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(found).toEqual([]);
});
