import { type Selectable, sql } from 'kysely';
import { inTransaction } from '#server/database/engine.ts';
import type { ContentDraftsTable, Database, DatabaseTransaction } from '#server/database/schema.ts';
import { isSameFile } from './content-tree.ts';
import { filesOf, findRunning } from './publications.ts';

/** A file of a draft. */
export type DraftRow = Selectable<ContentDraftsTable>;

/** Another member, or another server, has saved the file meanwhile. */
export class StaleDraft extends Error {
  override name = 'StaleDraft';
}

/** A file to store as a draft. */
export interface DraftChange
  extends Pick<DraftRow, 'file' | 'document' | 'body' | 'base' | 'memberName' | 'atMs'> {
  /** The revision that the change was made from; null if there was no draft of the file. */
  revision: number | null;
}

/** A draft in a list. The bytes of a photograph are read by its name. */
export interface ListedDraft extends Omit<DraftRow, 'body' | 'base'> {
  /** Sizes in bytes; null if the draft deletes the file, or adds it. */
  bodySize: number | null;
  baseSize: number | null;
  /** Null for photographs, too. */
  bodyText: Uint8Array | null;
  baseText: Uint8Array | null;
}

/** All drafts by file, without the bytes of photographs. */
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

/** The draft of a file, if there is one. */
export const findDraft = (db: Database, file: string): Promise<DraftRow | undefined> =>
  db.selectFrom('contentDrafts').selectAll().where('file', '=', file).executeTakeFirst();

/** All drafts by file, with their bytes. */
export const readDrafts = (db: Database): Promise<DraftRow[]> =>
  db.selectFrom('contentDrafts').selectAll().orderBy('file').execute();

/** Files of all drafts, to be put over the content folder; null for one that a draft deletes. */
export async function draftFiles(db: Database): Promise<Map<string, Uint8Array | null>> {
  return new Map((await readDrafts(db)).map(({ file, body }) => [file, body]));
}

/** Whether a publication that runs has one of these files. */
async function isPublishing(tx: DatabaseTransaction, files: string[]): Promise<boolean> {
  const publication = await findRunning(tx);
  if (!publication) return false;
  return (await filesOf(tx, publication.id)).some(({ file }) => files.includes(file));
}

/**
 * A change that leads back to the published file drops the draft. Not while the file is published: there is something
 * to undo afterwards.
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

/** Drops the draft of a document; false while it is published. */
export async function discardDraft(db: Database, document: string): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    // A publication that begins now waits for these rows, or has changed them before.
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
