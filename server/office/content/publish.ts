import { existsSync } from 'node:fs';
import { realpath, rename, rm, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type Draft,
  type FieldChange,
  type Publication,
  publicationProblems,
  type SeenDrafts,
} from '#contract/office/content.ts';
import type { SiteFollower } from '#server/http/follow-site.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import {
  linkSite,
  publicationFolder,
  removeBuild,
  removeBuilds,
} from '#server/http/replace-site.ts';
import { createPoller } from '#server/jobs/poller.ts';
import { isSameFile, writeTree } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { isDiskFull } from './disk-full.ts';
import { readDrafts } from './drafts.ts';
import { commitFiles, gitReason, isCheckout, pushTo } from './git.ts';
import {
  beginPublication,
  beginSwitch,
  completePublication,
  failPublication,
  filesOf,
  findLastPublished,
  leaseLeft,
  noteProblem,
  type PublicationFile,
  renewLease,
  type StoredPublication,
} from './publications.ts';
import { toPublication } from './read-publications.ts';
import { readOptional } from './rebase-drafts.ts';
import { putBack, switchFiles } from './switch-files.ts';

/** What publishing needs beside the content. */
export interface PublishingDeps extends ContentDeps {
  /** Link to the served site, and to the office. */
  siteDir: string;
  officeDir: string;
  follower: Pick<SiteFollower, 'serve'>;
  /** Host of the office, for the mail address in a commit. */
  host: string;
  /** Where commits are pushed; undefined if they are not. */
  remote: string | undefined;
  /** Drafts with their changes in words. */
  listDrafts: () => Promise<Draft[]>;
}

/** Times in ms: a publication whose lease has ended is ended by whoever finds it. */
export interface PublishingTiming {
  leaseMs: number;
  pollMs: number;
}

const defaultTiming: PublishingTiming = { leaseMs: 30_000, pollMs: 15_000 };

/** Why nothing is published. */
export type PublishRefusal = 'publishing' | 'conflict' | 'notFound';

/** Publishes drafts, and ends what a server that is gone has begun. */
export interface Publishing {
  /** Begins to publish drafts as the member has seen them. */
  publish: (memberName: string, seen: SeenDrafts) => Promise<Publication | PublishRefusal>;
  /** Begins to restore what was there before the last publication. */
  takeBack: (memberName: string, publication: number) => Promise<Publication | PublishRefusal>;
  start: () => void;
  /** Gives up a build, and waits for a switch. */
  stop: () => Promise<void>;
  /** Ends a publication that was left, and waits for the current one. For tests. */
  poll: () => Promise<void>;
}

/** A publication that ends without having changed anything, with its reason. */
class NotPublished extends Error {}

/** A publication that is ended later, by whoever finds that its lease has ended. */
class LeftUnfinished extends Error {}

const leaveUnfinished = (cause: unknown): never => {
  throw new LeftUnfinished('a publication is ended later', { cause });
};

const withLines = (problem: keyof typeof publicationProblems, lines: string): string =>
  `${publicationProblems[problem]}\n${lines}`.trim();

/** Lists of files before and after, as writeTree and switchFiles take them. */
const afterOf = (files: PublicationFile[]) =>
  new Map(files.map(({ file, afterBody }) => [file, afterBody]));
const beforeOf = (files: PublicationFile[]) =>
  new Map(files.map(({ file, beforeBody }) => [file, beforeBody]));

/** The words of the office come from any file of a language, if only the name of a page. */
const changesOffice = (files: PublicationFile[]): boolean =>
  files.some(({ file }) => /^[a-z]{2}\//.test(file));

const swapped = ({ before, after, ...change }: FieldChange): FieldChange => ({
  ...change,
  before: after,
  after: before,
});

const lineOf = ({ field, before, after }: FieldChange): string =>
  `${field}: ${before ?? '–'} → ${after ?? '–'}`;

/** Subject and body of the commit of a publication. */
function commitMessage({ drafts, takesBack }: Publication): string {
  const lines = drafts.flatMap(({ title, changes }) =>
    changes.length > 0 ? changes.map(lineOf) : [title],
  );
  const [first = 'Content'] = lines;
  const subject = takesBack === null ? first : `Take back: ${first}`;
  return lines.length > 1 ? `${subject}\n\n${lines.join('\n')}` : subject;
}

/** Publishing on this server; other servers of the same database see what runs here. */
export function createPublishing(
  deps: PublishingDeps,
  timing: PublishingTiming = defaultTiming,
): Publishing {
  const { db, nowMs, contentDir, log } = deps;
  const state: { work?: Promise<unknown>; isStopping: boolean } = { isStopping: false };
  const leaseEnd = () => nowMs() + timing.leaseMs;

  /** Works on a publication under its lease, alone on this server. */
  function follow(publication: StoredPublication, begin: typeof buildAndSwitch): void {
    const timer = setInterval(() => {
      renewLease(db, publication.id, leaseEnd()).catch((err) =>
        log.error({ err }, 'the lease of a publication was not renewed'),
      );
    }, timing.leaseMs / 4);
    const work = begin(publication)
      .catch((error: unknown) => giveUp(publication, error))
      .catch((err) => log.error({ err }, 'a publication was not ended; it is tried again'))
      .finally(() => clearInterval(timer));
    // The one before may still be pushed.
    state.work = Promise.all([state.work, work]);
  }

  async function giveUp(publication: StoredPublication, error: unknown): Promise<void> {
    if (error instanceof LeftUnfinished) throw error;
    const problem = problemOf(error, state.isStopping);
    if (!(error instanceof NotPublished)) log.error({ err: error }, 'nothing was published');
    // Otherwise another server has ended it, and may serve its build.
    if (!(await failPublication(db, publication.id, problem, nowMs()))) return;
    for (const link of [deps.siteDir, deps.officeDir]) {
      await removeBuild(link, publicationFolder(resolve(link), publication));
    }
  }

  async function buildAndSwitch(publication: StoredPublication): Promise<void> {
    const files = await filesOf(db, publication.id);
    await buildAll(deps, publication, files);
    for (const { file, beforeBody } of files) {
      if (isSameFile(await readOptional(join(contentDir, file)), beforeBody)) continue;
      throw new NotPublished(withLines('changedOutside', file));
    }
    if (!(await beginSwitch(db, publication.id))) return;
    await switchTo(publication, files);
  }

  /** What a server has left: nothing has changed before the switch, and after it the rest is done here. */
  async function endLeft(publication: StoredPublication): Promise<void> {
    if (publication.state === 'building') throw new NotPublished(publicationProblems.stopped);
    const files = await filesOf(db, publication.id);
    try {
      await buildAll(deps, publication, files);
    } catch (error) {
      if (state.isStopping) leaveUnfinished(error);
      await putBack(contentDir, beforeOf(files)).catch(leaveUnfinished);
      throw error;
    }
    await switchTo(publication, files);
  }

  async function switchTo(publication: StoredPublication, files: PublicationFile[]): Promise<void> {
    await switchAll(deps, publication, files);
    const problem = await commit(toPublication(publication), files);
    await completePublication(db, publication, nowMs()).catch(leaveUnfinished);
    const after = problem ? noteProblem(db, publication.id, problem) : push(publication.id);
    await after.catch((err) => log.error({ err }, 'what followed a publication was not noted'));
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
      noteProblem(db, id, withLines('notPushed', gitReason(error))),
    );
  }

  async function begin(
    memberName: string,
    what: { takesBack: number | null; drafts: Draft[]; files: PublicationFile[] },
  ): Promise<Publication | PublishRefusal> {
    // Renewed in time even if the first steps are slow.
    const times = { atMs: nowMs(), leasedUntilMs: leaseEnd() };
    const row = await beginPublication(db, { memberName, ...what, ...times });
    if (typeof row === 'string') return row;
    follow(row, buildAndSwitch);
    return toPublication(row);
  }

  async function pollOnce(): Promise<number> {
    // A server never takes over what it does itself, even if its clock jumps.
    await state.work;
    const left = await leaseLeft(db, nowMs(), timing.leaseMs);
    if (left) follow(left, endLeft);
    await state.work;
    return 0;
  }
  const poller = createPoller(pollOnce, { intervalMs: timing.pollMs, batchSize: 1 }, (err) =>
    log.error({ err }, 'publications were not polled'),
  );

  return {
    publish: async (memberName, seen) => {
      const drafts = await draftsOf(deps, seen);
      if (!drafts) return 'conflict';
      return await begin(memberName, { takesBack: null, ...drafts });
    },
    takeBack: async (memberName, id) => {
      const last = await findLastPublished(db);
      if (last?.id !== id) return 'notFound';
      const files = (await filesOf(db, id)).map(({ file, beforeBody, afterBody }) => ({
        ...{ file, beforeBody: afterBody, afterBody: beforeBody },
      }));
      if (!(await areOnDisk(contentDir, files))) return 'conflict';
      const drafts = toPublication(last).drafts.map(({ changes, ...draft }) => ({
        ...draft,
        ...{ memberName, atMs: nowMs(), changes: changes.map(swapped) },
      }));
      return await begin(memberName, { takesBack: id, drafts, files });
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
  if (error instanceof NotPublished) return error.message;
  if (isDiskFull(error)) return publicationProblems.diskFull;
  return isStopping ? publicationProblems.stopped : publicationProblems.internal;
}

const areOnDisk = async (contentDir: string, files: PublicationFile[]): Promise<boolean> => {
  for (const { file, beforeBody } of files) {
    if (!isSameFile(await readOptional(join(contentDir, file)), beforeBody)) return false;
  }
  return true;
};

/** Drafts as a member has seen them, with their files; undefined if one has changed since, or its file has. */
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
        ...{ document, title: document, memberName: newest.memberName, atMs, changes: [] },
      },
    );
    files.push(...own.map(({ file, base, body }) => ({ file, beforeBody: base, afterBody: body })));
  }
  return (await areOnDisk(contentDir, files)) ? { drafts, files } : undefined;
}

/** Builds what is not there yet. A folder has its name only once its build is complete. */
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
    const { isBuilt, problem } = await publisher.ask('build', { folder, to: part, what });
    if (!isBuilt) {
      const isFull = isDiskFull(new Error(problem));
      throw new NotPublished(
        isFull ? publicationProblems.diskFull : withLines('notBuilt', problem),
      );
    }
    if (what === 'site') await readBuiltSite(part);
    await rename(part, complete);
  };
  await build('site', siteDir);
  if (changesOffice(files)) await build('office', officeDir);
}

/** Puts content and site in place. Throws with the content as it was, and the old site served. */
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
    await putBack(contentDir, beforeOf(files)).catch(leaveUnfinished);
    if (old) await follower.serve(old);
    throw error;
  }
  // From here on it is published.
  await switchOffice(deps, publication, files).catch((err) =>
    log.error({ err }, 'the office was not switched'),
  );
  await removeBuilds(site, old ? [old] : []).catch((err) =>
    log.error({ err }, 'old builds were not removed'),
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

/** Marks a build as newer than the content: `npm start` builds again what is older. */
async function touch(folder: string): Promise<void> {
  const now = new Date();
  await utimes(join(folder, 'index.html'), now, now);
}
