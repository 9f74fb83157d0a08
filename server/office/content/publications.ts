import type { Updateable } from 'kysely';
import type { Draft } from '#contract/office/content.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/database/schema.ts';
import { type ContentFiles, isSameFile } from './content-files.ts';

/** A stored publication. */
export type StoredPublication = Tables['publications'];

/** A file before and after a publication. */
export type PublicationFile = Omit<Tables['publicationFiles'], 'publicationId'>;

const running = ['building', 'switching'] as const;

interface NewPublication {
  memberName: string;
  undoes: number | null;
  drafts: Draft[];
  files: PublicationFile[];
  atMs: number;
  leasedUntilMs: number;
}

/** The running publication; undefined if none runs. */
export const findRunning = (db: Database): Promise<StoredPublication | undefined> =>
  db.selectFrom('publications').selectAll().where('state', 'in', running).executeTakeFirst();

/** The last completed publication, which can be undone. */
export const findLastPublished = (db: Database): Promise<StoredPublication | undefined> =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Files of a publication, sorted by path. */
export const filesOf = (db: Database, id: number): Promise<PublicationFile[]> =>
  db
    .selectFrom('publicationFiles')
    .select(['file', 'beforeBody', 'afterBody'])
    .where('publicationId', '=', id)
    .orderBy('file')
    .execute();

/** Texts that the running publication publishes, without photographs; null for a file that it deletes. */
export async function textsBeingPublished(db: Database): Promise<ContentFiles> {
  const rows = await db
    .selectFrom('publicationFiles')
    .innerJoin('publications', 'publications.id', 'publicationFiles.publicationId')
    .select(['publicationFiles.file', 'publicationFiles.afterBody'])
    .where('publications.state', 'in', running)
    .where('publicationFiles.file', 'not like', '%.jpg')
    .execute();
  return new Map(rows.map(({ file, afterBody }) => [file, afterBody]));
}

/**
 * Whether the drafts of these files are unchanged. Raises their revisions, so that a concurrent save or discard
 * retries, and then sees the publication.
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

/** Stores a new publication, unless another one runs or a draft has changed since it was read. */
export async function beginPublication(
  db: Database,
  { files, drafts, atMs, ...rest }: NewPublication,
): Promise<StoredPublication | 'publishing' | 'conflict'> {
  const insert = () =>
    inTransaction<StoredPublication | 'publishing' | 'conflict'>(db, async (tx) => {
      if (await findRunning(tx)) return 'publishing';
      if (rest.undoes === null && !(await claimDrafts(tx, files))) return 'conflict';
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
    // Another server was faster: a unique index allows only one running publication.
    if (await findRunning(db)) return 'publishing';
    throw error;
  });
}

/** Changes a publication that is in one of these states; false if it no longer is. */
async function update(
  db: Database,
  id: number,
  states: readonly StoredPublication['state'][],
  values: Updateable<Tables['publications']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renews the lease of a running publication; false if another server has ended it. */
export const renewLease = (db: Database, id: number, leasedUntilMs: number): Promise<boolean> =>
  update(db, id, running, { leasedUntilMs });

/**
 * Takes over the running publication if its lease has expired; otherwise, or if another server was faster, undefined.
 * A lease that ends more than two lengths from now counts as expired: it was set before the clock was set back. One
 * length would not allow for servers whose clocks differ.
 */
export async function takeOverLease(
  db: Database,
  nowMs: number,
  leaseMs: number,
): Promise<StoredPublication | undefined> {
  const leasedUntilMs = nowMs + leaseMs;
  const found = await findRunning(db);
  if (!found) return undefined;
  if (found.leasedUntilMs > nowMs && found.leasedUntilMs <= nowMs + 2 * leaseMs) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ leasedUntilMs })
    .where('id', '=', found.id)
    .where('state', '=', found.state)
    .where('leasedUntilMs', '=', found.leasedUntilMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...found, leasedUntilMs } : undefined;
}

/** Moves a publication from building to switching; false if another server has ended it. */
export const beginSwitch = (db: Database, id: number): Promise<boolean> =>
  update(db, id, ['building'], { state: 'switching' });

/** Ends a publication that has changed nothing; false if another server has ended it. */
export const failPublication = (
  db: Database,
  id: number,
  problem: string,
  endedAtMs: number,
): Promise<boolean> => update(db, id, running, { state: 'failed', problem, endedAtMs });

/**
 * Ends a publication whose site is served, and deletes its drafts. A draft saved meanwhile is kept, with the published
 * file as its new base; undoing leaves the bases of drafts to a merge (rebase-drafts.ts). Photographs of older
 * publications are deleted, because only this one can be undone; their texts are kept.
 */
export async function completePublication(
  db: Database,
  { id, undoes }: Pick<StoredPublication, 'id' | 'undoes'>,
  endedAtMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await update(tx, id, ['switching'], { state: 'published', endedAtMs }))) return;
    await tx
      .deleteFrom('publicationFiles')
      .where('publicationId', '<', id)
      .where('file', 'like', '%.jpg')
      .execute();
    for (const { file, afterBody } of await filesOf(tx, id)) {
      const draft = await tx
        .updateTable('contentDrafts')
        .set((eb) => ({
          revision: eb('revision', '+', 1),
          ...(undoes === null && { base: afterBody }),
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

/** Records what went wrong after a publication was completed. */
export async function recordProblem(db: Database, id: number, problem: string): Promise<void> {
  await db.updateTable('publications').set({ problem }).where('id', '=', id).execute();
}
