import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeFields } from '#contract/office/merge-fields.ts';
import { editContent, readContent } from './content-text.ts';
import { isSameFile } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { documentOf, documentOfPhotograph } from './document-files.ts';
import {
  type DraftRow,
  findDraft,
  type ListedDraft,
  listDraftRows,
  StaleDraft,
  storeDrafts,
} from './drafts.ts';
import { findRunning } from './publications.ts';

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** A file; null if there is none. */
export const readOptional = (file: string): Promise<Buffer | null> =>
  readFile(file).catch(nullIfMissing);

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

/** Whether a draft was made from what is published now, and differs. Photographs are compared by their sizes. */
async function isCurrent(contentDir: string, draft: ListedDraft): Promise<boolean> {
  const published = join(contentDir, draft.file);
  if (!documentOfPhotograph(draft.file)) {
    const found = await readOptional(published);
    return isSameFile(draft.baseText, found) && !isSameFile(draft.bodyText, found);
  }
  const found = await stat(published).catch(nullIfMissing);
  return draft.baseSize === (found?.size ?? null);
}

/**
 * All drafts, brought onto the published files as they are now: git may have changed them. A draft that no longer
 * differs is dropped. Not while a publication may still put files back.
 */
export async function rebasedDrafts({
  db,
  contentDir,
}: Pick<ContentDeps, 'db' | 'contentDir'>): Promise<ListedDraft[]> {
  const drafts = await listDraftRows(db);
  if (drafts.length === 0) return drafts;
  const moved = await Promise.all(
    drafts.map(async (draft) => ((await isCurrent(contentDir, draft)) ? [] : [draft.file])),
  );
  if (moved.flat().length === 0 || (await findRunning(db))) return drafts;
  const changes = await Promise.all(
    moved.flat().map(async (file) => {
      const draft = await findDraft(db, file);
      const base = await readOptional(join(contentDir, file));
      return draft ? [{ ...draft, body: merged(draft, base), base }] : [];
    }),
  );
  try {
    await storeDrafts(db, changes.flat());
  } catch (error) {
    // Another server has done it, or a member has saved: the next reader sees it.
    if (!(error instanceof StaleDraft)) throw error;
  }
  return await listDraftRows(db);
}
