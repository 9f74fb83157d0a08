// For Vite and the tests: runs in Node, not in the browser.
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { readContentFile } from '#contract/content/content-file.ts';
import { contentFolder } from '#contract/content/languages.ts';

/** Folders of pages, with what precedes a slug in an address. */
const folders = {
  pages: '/',
  branches: '/locations/',
  policies: '/',
  districts: '/digital-marketing-agency-',
};

/** A page has a short name for its breadcrumb, a district is named. */
const namedSchema = z.union([
  z.object({ breadcrumb: z.string() }).transform(({ breadcrumb }) => breadcrumb),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);

/** Short names of the site's pages in a language, by their paths in the default one. */
export function readPageNames(language: string): Record<string, string> {
  const names = Object.entries(folders).flatMap(([folder, prefix]) => {
    const path = `${contentFolder}/${language}/${folder}`;
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yaml|md)$/.test(file))
      .map((file) => {
        const slug = file.replace(/\.\w+$/, '');
        const address = slug === 'index' ? '/' : prefix + slug;
        return [address, namedSchema.parse(readContentFile(`${path}/${file}`).fields)] as const;
      });
  });
  return Object.fromEntries(names);
}
