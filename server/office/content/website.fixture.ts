import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '#server/database/schema.ts';
import { writeBuiltPage } from '#tests/fixtures/built-page.ts';

/** The document that tests publish. */
export const document = 'pages/about';
/** Its files, which are the whole content. */
export const files = ['en/pages/about.yaml', 'hi/pages/about.yaml'] as const;
/** The first of them. */
export const [file] = files;

/** Text of such a file. */
const fileWith = (title: string) => `title: ${title}\n`;

/** Title in a file of the content. */
export const titleIn = (path: string): string =>
  /^title: (.*)\n$/.exec(readFileSync(path, 'utf8'))?.[1] ?? 'half-written';

/** A folder with content, a site and an office that are all titled "old". */
export function makeWebsite(root = mkdtempSync(join(tmpdir(), 'publish-'))) {
  const [contentDir, siteDir, officeDir] = ['content', 'dist', 'dist-office'].map((name) =>
    join(root, name),
  ) as [string, string, string];
  for (const name of files) {
    mkdirSync(dirname(join(contentDir, name)), { recursive: true });
    writeFileSync(join(contentDir, name), fileWith('old'));
  }
  writeBuiltPage(siteDir, 'old');
  writeBuiltPage(officeDir, 'old');
  return {
    ...{ root, contentDir, siteDir, officeDir },
    /** Titles of the content, the linked site and the linked office; more than one of the content if they differ. */
    titles: () => [
      ...new Set(files.map((name) => titleIn(join(contentDir, name)))),
      ...[siteDir, officeDir].map(
        (folder) => /<title>(.*)</.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1],
      ),
    ],
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Saves a draft of the page. */
export async function storeDraft(
  db: Database,
  { title, base = 'old', atMs }: { title: string; base?: string | undefined; atMs: number },
): Promise<void> {
  for (const name of files) {
    const [body, published] = [title, base].map((text) => Buffer.from(fileWith(text)));
    const row = { document, memberName: 'Asha Kumari', atMs, body: body ?? null };
    await db
      .insertInto('contentDrafts')
      .values({ file: name, ...row, base: published ?? null, revision: 1 })
      .onConflict((conflict) =>
        conflict.column('file').doUpdateSet({ body: row.body, atMs, revision: 2 }),
      )
      .execute();
  }
}
