import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Database } from '#server/database/schema.ts';

/** The document of a test. */
export const document = 'pages/about';
/** Its files, which are the whole content. */
export const files = ['en/pages/about.yaml', 'hi/pages/about.yaml'] as const;
/** The first of them. */
export const [file] = files;

/** The text of one of them. */
export const fileWith = (title: string) => `title: ${title}\n`;

/** A built site, or office, whose page has a title. */
export function writeSite(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const page = `<!doctype html><title>${text}</title>`;
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(page));
}

/** The title in a file of the content. */
export const titleIn = (path: string): string =>
  /^title: (.*)\n$/.exec(readFileSync(path, 'utf8'))?.[1] ?? 'half-written';

/** A folder with content, a site and an office that say "old", on a disk that is given or a new one. */
export function makeWebsite(root = mkdtempSync(join(tmpdir(), 'publish-'))) {
  const [contentDir, siteDir, officeDir] = ['content', 'dist', 'dist-office'].map((name) =>
    join(root, name),
  ) as [string, string, string];
  for (const name of files) {
    mkdirSync(dirname(join(contentDir, name)), { recursive: true });
    writeFileSync(join(contentDir, name), fileWith('old'));
  }
  writeSite(siteDir, 'old');
  writeSite(officeDir, 'old');
  return {
    ...{ root, contentDir, siteDir, officeDir },
    /** Titles in the content, of the linked site and of the linked office. */
    titles: () => [
      ...new Set(files.map((name) => titleIn(join(contentDir, name)))),
      ...[siteDir, officeDir].map(
        (folder) => /<title>(.*)</.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1],
      ),
    ],
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Stores a draft of the page, or saves it again. */
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
