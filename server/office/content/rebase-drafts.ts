import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeFields } from '#contract/office/merge-fields.ts';
import { isSameFile, nullIfMissing, readOptional } from './content-files.ts';
import { editContent, readContent } from './content-text.ts';
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

const textOf = (body: Uint8Array): string => Buffer.from(body).toString();

/** Merges a newly published file into a draft; a field that both have changed keeps the draft's value. */
function merged({ file, body, base }: DraftRow, published: Uint8Array | null): Uint8Array | null {
  if (!documentOf(file) || !body || !base || !published) return body;
  const [before, theirs, mine] = [base, published, body].map((one) =>
    readContent(file, textOf(one)),
  );
  // A published file that is not valid YAML cannot be merged.
  if (theirs === undefined) return body;
  const { value } = mergeFields(before, theirs, mine);
  return Buffer.from(editContent(file, textOf(published), value, {}));
}

/** Whether a draft is based on what is published now and differs from it. Photographs are compared by size. */
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
 * All drafts, rebased onto the published files, which Git may have changed. Deletes drafts that no longer differ.
 * While a publication runs, drafts stay as they are, because it may still put files back.
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
    // Another server was faster, or a member has saved; the next call rebases what is left.
    if (!(error instanceof StaleDraft)) throw error;
  }
  return await listDraftRows(db);
}
