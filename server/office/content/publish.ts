import { existsSync } from 'node:fs';
import { realpath, rename, rm, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { defaultLanguage } from '#contract/default-language.ts';
import {
  type Draft,
  type FieldChange,
  type Publication,
  publicationProblems,
  type SeenDrafts,
} from '#contract/office/content.ts';
import { textIn } from '#contract/office/texts.ts';
import { isDiskFull } from '#server/database/database-error.ts';
import type { SiteFollower } from '#server/http/follow-site.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import { linkSite } from '#server/http/replace-site.ts';
import { createPoller } from '#server/jobs/poller.ts';
import { publicationFolder, removeBuild, removeBuilds } from './builds.ts';
import { isSameFile, readOptional } from './content-files.ts';
import { writeTree } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { readDrafts } from './drafts.ts';
import { commitFiles, gitReason, isCheckout, pushTo } from './git.ts';
import {
  beginPublication,
  beginSwitch,
  completePublication,
  failPublication,
  filesOf,
  findLastPublished,
  type PublicationFile,
  recordProblem,
  renewLease,
  type StoredPublication,
  takeOverLease,
} from './publications.ts';
import { toPublication } from './read-publications.ts';
import { switchChangedFiles, switchFiles } from './switch-files.ts';

/** Dependencies of publishing. */
export interface PublishingDeps extends ContentDeps {
  /** Links to the served site and office. */
  siteDir: string;
  officeDir: string;
  follower: Pick<SiteFollower, 'serve'>;
  /** Host of the office, for the e-mail address of a commit's author. */
  host: string;
  /** Git remote that commits are pushed to; undefined for none. */
  remote: string | undefined;
  /** Drafts with their changes in words. */
  listDrafts: () => Promise<Draft[]>;
}

/** Times in ms. A publication whose lease has expired is ended by the server that finds it. */
interface PublishingTiming {
  leaseMs: number;
  pollMs: number;
}

const defaultTiming: PublishingTiming = { leaseMs: 30_000, pollMs: 15_000 };

/** Why a request to publish or undo is refused. */
export type PublishRefusal = 'publishing' | 'conflict' | 'notFound';

/** Publishes drafts, undoes publications, and ends those of a server that has died. */
export interface Publishing {
  /** Begins to publish the drafts that the member has seen. */
  publish: (memberName: string, seen: SeenDrafts) => Promise<Publication | PublishRefusal>;
  /** Begins to restore the content from before the last publication. */
  undo: (memberName: string, publication: number) => Promise<Publication | PublishRefusal>;
  start: () => void;
  /** Aborts a build, or waits for a switch to finish. */
  stop: () => Promise<void>;
  /** Waits for the current publication, and ends an abandoned one. For tests. */
  poll: () => Promise<void>;
}

/** A publication fails without having changed anything; the message is for staff. */
class PublicationFailed extends Error {}

/** A publication cannot be finished now; a server finishes it once its lease has expired. */
class PublicationInterrupted extends Error {}

const throwInterrupted = (cause: unknown): never => {
  throw new PublicationInterrupted('publication left unfinished', { cause });
};

const withLines = (problem: keyof typeof publicationProblems, lines: string): string =>
  `${publicationProblems[problem]}\n${lines}`.trim();

/** Files after and before a publication, for writeTree and switchFiles. */
const afterOf = (files: PublicationFile[]) =>
  new Map(files.map(({ file, afterBody }) => [file, afterBody]));
const beforeOf = (files: PublicationFile[]) =>
  new Map(files.map(({ file, beforeBody }) => [file, beforeBody]));

/** Whether the office must be built: it has words from all files of a language, such as the names of pages. */
const changesOffice = (files: PublicationFile[]): boolean =>
  files.some(({ file }) => /^[a-z]{2}\//.test(file));

const swapped = ({ before, after, ...change }: FieldChange): FieldChange => ({
  ...change,
  before: after,
  after: before,
});

const lineOf = ({ field, before, after }: FieldChange): string =>
  `${field}: ${before ?? '–'} → ${after ?? '–'}`;

/** Commit message of a publication. */
function commitMessage({ drafts, undoes }: Publication): string {
  const lines = drafts.flatMap(({ document, title, changes }) =>
    changes.length > 0 ? changes.map(lineOf) : [textIn(title, defaultLanguage) || document],
  );
  const [first = 'Content'] = lines;
  const subject = undoes === null ? first : `Undo: ${first}`;
  return lines.length > 1 ? `${subject}\n\n${lines.join('\n')}` : subject;
}

/** Publishing on this server. One publication runs at a time, on any of the servers that share the database. */
export function createPublishing(
  deps: PublishingDeps,
  timing: PublishingTiming = defaultTiming,
): Publishing {
  const { db, nowMs, contentDir, log } = deps;
  const state: { work?: Promise<unknown>; isStopping: boolean } = { isStopping: false };
  const leaseEnd = () => nowMs() + timing.leaseMs;

  /** Works on a publication and renews its lease meanwhile. */
  function run(publication: StoredPublication, work: typeof buildAndSwitch): void {
    const timer = setInterval(() => {
      renewLease(db, publication.id, leaseEnd()).catch((err) =>
        log.error({ err }, 'could not renew the lease of a publication'),
      );
    }, timing.leaseMs / 4);
    const running = work(publication)
      .catch((error: unknown) => fail(publication, error))
      .catch((err) => log.error({ err }, 'publication left unfinished; the server will retry'))
      .finally(() => clearInterval(timer));
    // The one before may still be pushing.
    state.work = Promise.all([state.work, running]);
  }

  async function fail(publication: StoredPublication, error: unknown): Promise<void> {
    if (error instanceof PublicationInterrupted) throw error;
    const problem = problemOf(error, state.isStopping);
    if (!(error instanceof PublicationFailed)) log.error({ err: error }, 'publication failed');
    // Otherwise another server has ended it and may be serving its build.
    if (!(await failPublication(db, publication.id, problem, nowMs()))) return;
    for (const link of [deps.siteDir, deps.officeDir]) {
      await removeBuild(link, publicationFolder(resolve(link), publication));
    }
  }

  async function buildAndSwitch(publication: StoredPublication): Promise<void> {
    const files = await filesOf(db, publication.id);
    await buildAll(deps, publication, files);
    const changed = await findChangedFile(contentDir, files);
    if (changed !== undefined) throw new PublicationFailed(withLines('changedOutside', changed));
    if (!(await beginSwitch(db, publication.id))) return;
    await switchTo(publication, files);
  }

  /** Ends the publication of a server that has died: fails it before the switch, completes it afterwards. */
  async function endAbandoned(publication: StoredPublication): Promise<void> {
    if (publication.state === 'building') throw new PublicationFailed(publicationProblems.stopped);
    const files = await filesOf(db, publication.id);
    try {
      await buildAll(deps, publication, files);
    } catch (error) {
      if (state.isStopping) throwInterrupted(error);
      await switchChangedFiles(contentDir, beforeOf(files)).catch(throwInterrupted);
      throw error;
    }
    await switchTo(publication, files);
  }

  async function switchTo(publication: StoredPublication, files: PublicationFile[]): Promise<void> {
    await switchAll(deps, publication, files);
    const problem = await commit(toPublication(publication), files);
    await completePublication(db, publication, nowMs()).catch(throwInterrupted);
    const after = problem ? recordProblem(db, publication.id, problem) : push(publication.id);
    await after.catch((err) =>
      log.error({ err }, 'could not record the result of a commit or push'),
    );
  }

  async function commit(
    publication: Publication,
    files: PublicationFile[],
  ): Promise<string | null> {
    if (!(await isCheckout(contentDir))) return null;
    const { memberName: name } = publication;
    const email = `office@${deps.host}`;
    const message = commitMessage(publication);
    return await commitFiles({
      folder: contentDir,
      files: afterOf(files),
      name,
      email,
      message,
    }).then(
      () => null,
      (error: unknown) => withLines('notCommitted', gitReason(error)),
    );
  }

  async function push(id: number): Promise<void> {
    if (!deps.remote || !(await isCheckout(contentDir))) return;
    await pushTo(contentDir, deps.remote).catch((error: unknown) =>
      recordProblem(db, id, withLines('notPushed', gitReason(error))),
    );
  }

  async function begin(
    memberName: string,
    what: { undoes: number | null; drafts: Draft[]; files: PublicationFile[] },
  ): Promise<Publication | PublishRefusal> {
    const times = { atMs: nowMs(), leasedUntilMs: leaseEnd() };
    const row = await beginPublication(db, { memberName, ...what, ...times });
    if (typeof row === 'string') return row;
    run(row, buildAndSwitch);
    return toPublication(row);
  }

  async function pollOnce(): Promise<number> {
    // A server must not take over its own publication, even if its clock jumps.
    await state.work;
    const abandoned = await takeOverLease(db, nowMs(), timing.leaseMs);
    if (abandoned) run(abandoned, endAbandoned);
    await state.work;
    return 0;
  }
  const poller = createPoller(pollOnce, { intervalMs: timing.pollMs, batchSize: 1 }, (err) =>
    log.error({ err }, 'publication poll failed'),
  );

  return {
    publish: async (memberName, seen) => {
      const drafts = await draftsOf(deps, seen);
      if (!drafts) return 'conflict';
      return await begin(memberName, { undoes: null, ...drafts });
    },
    undo: async (memberName, id) => {
      const last = await findLastPublished(db);
      if (last?.id !== id) return 'notFound';
      const files = (await filesOf(db, id)).map(({ file, beforeBody, afterBody }) => ({
        ...{ file, beforeBody: afterBody, afterBody: beforeBody },
      }));
      if ((await findChangedFile(contentDir, files)) !== undefined) return 'conflict';
      const drafts = toPublication(last).drafts.map(({ changes, ...draft }) => ({
        ...draft,
        ...{ memberName, atMs: nowMs(), changes: changes.map(swapped) },
      }));
      return await begin(memberName, { undoes: id, drafts, files });
    },
    start: () => poller.start(),
    stop: async () => {
      state.isStopping = true;
      await deps.publisher.stop();
      await poller.stop();
      await state.work;
    },
    poll: async () => void (await pollOnce()),
  };
}

/** Why a publication failed, for staff. */
function problemOf(error: unknown, isStopping: boolean): string {
  if (error instanceof PublicationFailed) return error.message;
  if (isDiskFull(error)) return publicationProblems.diskFull;
  return isStopping ? publicationProblems.stopped : publicationProblems.internal;
}

/** The first file that is no longer as it was before the publication; undefined if there is none. */
async function findChangedFile(
  contentDir: string,
  files: PublicationFile[],
): Promise<string | undefined> {
  for (const { file, beforeBody } of files) {
    if (!isSameFile(await readOptional(join(contentDir, file)), beforeBody)) return file;
  }
  return undefined;
}

/** The drafts that a member has seen, with their files; undefined if a draft or its published file has changed. */
async function draftsOf(
  { db, contentDir, listDrafts }: PublishingDeps,
  seen: SeenDrafts,
): Promise<{ drafts: Draft[]; files: PublicationFile[] } | undefined> {
  const described = await listDrafts();
  const rows = await readDrafts(db);
  const drafts: Draft[] = [];
  const files: PublicationFile[] = [];
  for (const { document, atMs } of seen) {
    const own = rows.filter((row) => row.document === document);
    const newest = own.toSorted((a, b) => b.atMs - a.atMs)[0];
    if (newest?.atMs !== atMs) return undefined;
    drafts.push(
      described.find((draft) => draft.document === document) ?? {
        ...{ document, title: {}, memberName: newest.memberName, atMs, changes: [] },
      },
    );
    files.push(...own.map(({ file, base, body }) => ({ file, beforeBody: base, afterBody: body })));
  }
  return (await findChangedFile(contentDir, files)) === undefined ? { drafts, files } : undefined;
}

/** Builds the site, and the office if its words change. Skips finished builds: only those have the final name. */
async function buildAll(
  deps: PublishingDeps,
  publication: StoredPublication,
  files: PublicationFile[],
): Promise<void> {
  const { workDir, contentDir, publisher, siteDir, officeDir } = deps;
  const folder = join(workDir, 'build');
  await writeTree(folder, contentDir, afterOf(files));
  const build = async (what: 'site' | 'office', link: string) => {
    const complete = publicationFolder(resolve(link), publication);
    if (existsSync(complete)) return;
    const part = `${complete}-part`;
    await rm(part, { recursive: true, force: true });
    const { isBuilt, problem } = await publisher.run('build', { folder, to: part, what });
    if (!isBuilt) {
      const isFull = isDiskFull(new Error(problem));
      throw new PublicationFailed(
        isFull ? publicationProblems.diskFull : withLines('notBuilt', problem),
      );
    }
    if (what === 'site') await readBuiltSite(part);
    await rename(part, complete);
  };
  await build('site', siteDir);
  if (changesOffice(files)) await build('office', officeDir);
}

/** Switches content, site and office. If it throws, the content is as before and the old site is served. */
async function switchAll(
  deps: PublishingDeps,
  publication: StoredPublication,
  files: PublicationFile[],
): Promise<void> {
  const { contentDir, follower, log } = deps;
  const site = resolve(deps.siteDir);
  const old = await realpath(site).catch(() => undefined);
  try {
    await switchFiles(contentDir, afterOf(files));
    const folder = publicationFolder(site, publication);
    await touch(folder);
    await follower.serve(folder);
    await linkSite(site, folder);
  } catch (error) {
    await switchChangedFiles(contentDir, beforeOf(files)).catch(throwInterrupted);
    if (old) await follower.serve(old);
    throw error;
  }
  // The new site is served: from here on errors are only logged.
  await switchOffice(deps, publication, files).catch((err) =>
    log.error({ err }, 'could not switch the office'),
  );
  await removeBuilds(site, old ? [old] : []).catch((err) =>
    log.error({ err }, 'could not remove old builds'),
  );
}

async function switchOffice(
  { officeDir }: PublishingDeps,
  publication: StoredPublication,
  files: PublicationFile[],
): Promise<void> {
  const office = resolve(officeDir);
  if (!changesOffice(files)) return await touch(office);
  const folder = publicationFolder(office, publication);
  await touch(folder);
  const old = await realpath(office).catch(() => undefined);
  await linkSite(office, folder);
  await removeBuilds(office, old ? [old] : []);
}

/** Makes a build newer than the content, so that `npm start` does not rebuild it. */
async function touch(folder: string): Promise<void> {
  // The next millisecond: times of the content have parts of one.
  const now = new Date(Date.now() + 1);
  await utimes(join(folder, 'index.html'), now, now);
}
