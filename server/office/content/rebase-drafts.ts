import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeFields } from '#contract/office/merge-fields.ts';
import { editContent, readContent } from './content-text.ts';
import { isSameFile } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { documentOf } from './document-files.ts';
import { type DraftRow, readDrafts, StaleDraft, storeDrafts } from './drafts.ts';
import { findRunning } from './publications.ts';

/** A file; null if there is none. */
export const readOptional = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const textOf = (body: Uint8Array): string => Buffer.from(body).toString();

/** The draft with the changes of a newly published file; where both have changed a field, the draft's. */
function merged({ file, body, base }: DraftRow, published: Uint8Array | null): Uint8Array | null {
  if (!documentOf(file) || !body || !base || !published) return body;
  const [before, theirs, mine] = [base, published, body].map((one) =>
    readContent(file, textOf(one)),
  );
  // A file that nobody can read has nothing to merge.
  if (theirs === undefined) return body;
  const { value } = mergeFields(before, theirs, mine);
  return Buffer.from(editContent(file, textOf(published), value, {}));
}

/**
 * All drafts, brought onto the published files as they are now: git may have changed them. A draft that no longer
 * differs is dropped. Not while a publication may still put files back.
 */
export async function rebasedDrafts({
  db,
  contentDir,
}: Pick<ContentDeps, 'db' | 'contentDir'>): Promise<DraftRow[]> {
  const drafts = await readDrafts(db);
  if (drafts.length === 0) return drafts;
  const files = await Promise.all(
    drafts.map(async (draft) => ({
      draft,
      published: await readOptional(join(contentDir, draft.file)),
    })),
  );
  const moved = files.filter(
    ({ draft: { base, body }, published }) =>
      !isSameFile(base, published) || isSameFile(body, published),
  );
  if (moved.length === 0 || (await findRunning(db))) return drafts;
  const changes = moved.map(({ draft, published }) => ({
    ...draft,
    body: merged(draft, published),
    base: published,
  }));
  try {
    await storeDrafts(db, changes);
  } catch (error) {
    // Another server has done it, or a member has saved: the next reader sees it.
    if (!(error instanceof StaleDraft)) throw error;
  }
  return await readDrafts(db);
}
