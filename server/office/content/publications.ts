import type { Selectable } from 'kysely';
import type { Draft } from '#contract/office/content.ts';
import { inTransaction } from '#server/database/engine.ts';
import type {
  Database,
  DatabaseTransaction,
  PublicationFilesTable,
  PublicationsTable,
} from '#server/database/schema.ts';
import { isSameFile } from './content-tree.ts';

/** A publication as it is stored. */
export type StoredPublication = Selectable<PublicationsTable>;

/** A file before and after a publication. */
export type PublicationFile = Omit<Selectable<PublicationFilesTable>, 'publicationId'>;

const running = ['building', 'switching'] as const;

/** What a publication begins with. */
export interface NewPublication {
  memberName: string;
  takesBack: number | null;
  drafts: Draft[];
  files: PublicationFile[];
  atMs: number;
  leasedUntilMs: number;
}

/** The publication that runs, if one does. */
export const findRunning = (db: Database): Promise<StoredPublication | undefined> =>
  db.selectFrom('publications').selectAll().where('state', 'in', running).executeTakeFirst();

/** The one that can be taken back: the last that is published. */
export const findLastPublished = (db: Database): Promise<StoredPublication | undefined> =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Files of a publication, by name. */
export const filesOf = (db: Database, id: number): Promise<PublicationFile[]> =>
  db
    .selectFrom('publicationFiles')
    .select(['file', 'beforeBody', 'afterBody'])
    .where('publicationId', '=', id)
    .orderBy('file')
    .execute();

/**
 * Whether the drafts of these files are still those to publish. Whoever saves or drops one, and has read it before,
 * finds that it has changed, and then that it is published.
 */
async function claimDrafts(tx: DatabaseTransaction, files: PublicationFile[]): Promise<boolean> {
  for (const { file, afterBody } of files.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    const draft = await tx
      .updateTable('contentDrafts')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('file', '=', file)
      .returning('body')
      .executeTakeFirst();
    if (!draft || !isSameFile(draft.body, afterBody)) return false;
  }
  return true;
}

/**
 * Stores a publication that builds from now on. Not while another one runs, nor if a draft has been saved since it was
 * read.
 */
export async function beginPublication(
  db: Database,
  { files, drafts, atMs, ...rest }: NewPublication,
): Promise<StoredPublication | 'publishing' | 'conflict'> {
  const insert = () =>
    inTransaction<StoredPublication | 'publishing' | 'conflict'>(db, async (tx) => {
      if (await findRunning(tx)) return 'publishing';
      if (rest.takesBack === null && !(await claimDrafts(tx, files))) return 'conflict';
      const last = await tx
        .selectFrom('publications')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst();
      const id = (last?.id ?? 0) + 1;
      const row: StoredPublication = {
        ...{ id, ...rest, state: 'building', startedAtMs: atMs, endedAtMs: null, problem: null },
        drafts: JSON.stringify(drafts),
      };
      await tx.insertInto('publications').values(row).execute();
      for (const file of files) {
        await tx
          .insertInto('publicationFiles')
          .values({ publicationId: id, ...file })
          .execute();
      }
      return row;
    });
  return await insert().catch(async (error: unknown): Promise<'publishing'> => {
    // Another server was a moment faster: an index allows one.
    if (await findRunning(db)) return 'publishing';
    throw error;
  });
}

/** Renews the lease of a publication that runs; false if it has been ended by another server. */
export async function renewLease(
  db: Database,
  id: number,
  leasedUntilMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ leasedUntilMs })
    .where('id', '=', id)
    .where('state', 'in', running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The publication whose server is gone, leased; undefined if there is none, or another server was faster. A lease of
 * more than twice its length was made before the clock was set back; the second length is for clocks that differ.
 */
export async function leaseLeft(
  db: Database,
  nowMs: number,
  leaseMs: number,
): Promise<StoredPublication | undefined> {
  const leasedUntilMs = nowMs + leaseMs;
  const left = await findRunning(db);
  if (!left) return undefined;
  if (left.leasedUntilMs > nowMs && left.leasedUntilMs <= nowMs + 2 * leaseMs) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ leasedUntilMs })
    .where('id', '=', left.id)
    .where('state', '=', left.state)
    .where('leasedUntilMs', '=', left.leasedUntilMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...left, leasedUntilMs } : undefined;
}

/** From building to switching; false if another server has ended it. */
export async function beginSwitch(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ state: 'switching' })
    .where('id', '=', id)
    .where('state', '=', 'building')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a publication that has changed nothing; false if it has ended already. */
export async function failPublication(
  db: Database,
  id: number,
  problem: string,
  endedAtMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ state: 'failed', problem, endedAtMs })
    .where('id', '=', id)
    .where('state', 'in', running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Ends a publication whose site is served, and deletes its drafts. One that was saved meanwhile stays, on what is
 * published now. Drafts beside a publication that is taken back are made from the one before: they are left to a merge.
 * Files of older publications are deleted: only this one can be taken back.
 */
export async function completePublication(
  db: Database,
  { id, takesBack }: Pick<StoredPublication, 'id' | 'takesBack'>,
  endedAtMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('publications')
      .set({ state: 'published', endedAtMs })
      .where('id', '=', id)
      .where('state', '=', 'switching')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await tx.deleteFrom('publicationFiles').where('publicationId', '<', id).execute();
    for (const { file, afterBody } of await filesOf(tx, id)) {
      const draft = await tx
        .updateTable('contentDrafts')
        .set((eb) => ({
          revision: eb('revision', '+', 1),
          ...(takesBack === null && { base: afterBody }),
        }))
        .where('file', '=', file)
        .returning('body')
        .executeTakeFirst();
      if (draft && isSameFile(draft.body, afterBody)) {
        await tx.deleteFrom('contentDrafts').where('file', '=', file).execute();
      }
    }
  });
}

/** Notes what went wrong after a publication. */
export async function noteProblem(db: Database, id: number, problem: string): Promise<void> {
  await db.updateTable('publications').set({ problem }).where('id', '=', id).execute();
}
