import { sql } from 'kysely';
import { inTransaction } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/database/schema.ts';
import { isSameFile } from './content-files.ts';
import { filesOf, findRunning } from './publications.ts';

/** A file in a draft. */
export type DraftRow = Tables['contentDrafts'];

/** The file has been saved by somebody else, or through another server, since it was read. */
export class StaleDraft extends Error {
  override name = 'StaleDraft';
}

/** A file to be stored as a draft. */
export interface DraftChange
  extends Pick<DraftRow, 'file' | 'document' | 'body' | 'base' | 'memberName' | 'atMs'> {
  /** Revision that the change is based on; null if the file had no draft. */
  revision: number | null;
}

/** A file in a draft, without the bytes of a photograph (findDraft reads those). */
export interface ListedDraft extends Omit<DraftRow, 'body' | 'base'> {
  /** In bytes; null if the draft deletes the file (body) or adds it (base). */
  bodySize: number | null;
  baseSize: number | null;
  /** Null for photographs as well. */
  bodyText: Uint8Array | null;
  baseText: Uint8Array | null;
}

/** All files in drafts, sorted by path, without the bytes of photographs. */
export const listDraftRows = (db: Database): Promise<ListedDraft[]> =>
  db
    .selectFrom('contentDrafts')
    .select(['file', 'document', 'revision', 'memberName', 'atMs'])
    .select(({ ref }) => {
      const text = (column: 'body' | 'base') =>
        sql<Uint8Array | null>`case when file like '%.jpg' then null else ${ref(column)} end`;
      return [
        sql<number | null>`length(${ref('body')})`.as('bodySize'),
        sql<number | null>`length(${ref('base')})`.as('baseSize'),
        text('body').as('bodyText'),
        text('base').as('baseText'),
      ];
    })
    .orderBy('file')
    .execute();

/** The draft of a file; undefined if it has none. */
export const findDraft = (db: Database, file: string): Promise<DraftRow | undefined> =>
  db.selectFrom('contentDrafts').selectAll().where('file', '=', file).executeTakeFirst();

/** All files in drafts, sorted by path. */
export const readDrafts = (db: Database): Promise<DraftRow[]> =>
  db.selectFrom('contentDrafts').selectAll().orderBy('file').execute();

/** Files of all drafts, for writeTree. */
export async function draftFiles(db: Database): Promise<Map<string, Uint8Array | null>> {
  return new Map((await readDrafts(db)).map(({ file, body }) => [file, body]));
}

/** Whether the running publication has one of these files. */
async function isPublishing(tx: DatabaseTransaction, files: string[]): Promise<boolean> {
  const publication = await findRunning(tx);
  if (!publication) return false;
  return (await filesOf(tx, publication.id)).some(({ file }) => files.includes(file));
}

/**
 * Stores a change and returns the number of changed rows; 0 if the draft has another revision by now. A change back to
 * the published file deletes the draft, unless a publication has the file: it then reverts what is being published.
 */
async function storeChange(
  tx: DatabaseTransaction,
  { revision, ...row }: DraftChange,
): Promise<bigint> {
  const isUndone = isSameFile(row.body, row.base);
  if (revision === null) {
    if (isUndone) return 1n;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('contentDrafts')
      .values({ ...row, revision: 1 })
      .onConflict((conflict) => conflict.column('file').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows;
  }
  if (isUndone && !(await isPublishing(tx, [row.file]))) {
    const { numDeletedRows } = await tx
      .deleteFrom('contentDrafts')
      .where('file', '=', row.file)
      .where('revision', '=', revision)
      .executeTakeFirst();
    // A member who has seen the document's draft with this file must not publish the rest of it unseen.
    await tx
      .updateTable('contentDrafts')
      .set({ atMs: row.atMs, memberName: row.memberName })
      .where('document', '=', row.document)
      .where('atMs', '<', row.atMs)
      .execute();
    return numDeletedRows;
  }
  const { numUpdatedRows } = await tx
    .updateTable('contentDrafts')
    .set({ ...row, revision: revision + 1 })
    .where('file', '=', row.file)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows;
}

/** Stores all changes or none. Throws StaleDraft if one of the files has been saved since it was read. */
export async function storeDrafts(db: Database, changes: DraftChange[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const change of changes.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
      if ((await storeChange(tx, change)) === 0n) throw new StaleDraft(change.file);
    }
  });
}

/** Deletes the draft of a document; false while it is being published. */
export async function discardDraft(db: Database, document: string): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    // Locks the rows: a publication that begins now waits for them, or has already changed them.
    const rows = await tx
      .updateTable('contentDrafts')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('document', '=', document)
      .returning('file')
      .execute();
    const files = rows.map(({ file }) => file);
    if (await isPublishing(tx, files)) return false;
    await tx.deleteFrom('contentDrafts').where('document', '=', document).execute();
    return true;
  });
}
