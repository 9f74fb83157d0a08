import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { ColumnNode, type KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicationProblems } from '#contract/office/content.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { diskUnavailableReason, mountDisk } from '#tests/fixtures/small-disk.ts';
import { isOutOfDate } from '../../../scripts/build-site.ts';
import { draftFiles, readDrafts, storeDrafts } from './drafts.ts';
import { beginPublication } from './publications.ts';
import { openPublishing } from './publish.fixture.ts';
import type { PublishingDeps } from './publish.ts';
import { rebasedDrafts } from './rebase-drafts.ts';
import { document, file, files, makeWebsite, titleIn } from './website.fixture.ts';

type Website = ReturnType<typeof makeWebsite>;
type Server = Awaited<ReturnType<typeof openPublishing>>;

const fail = (message: string): never => {
  throw new Error(message);
};

/** Runs something before every statement that updates exactly these columns. */
const onUpdate = (columns: string[], run: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const updates = node.kind === 'UpdateQueryNode' ? (node.updates ?? []) : [];
    const names = updates.map(({ column }) => ColumnNode.is(column) && column.column.name);
    if (names.length > 0 && names.join() === columns.join()) run();
    return node;
  },
  transformResult: async ({ result }) => result,
});

describe.each(engines)('publishing on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let website: Website;
  let server: Server;
  const open = async (changes: Partial<PublishingDeps> = {}) => {
    const opened = await openPublishing(test, website, changes);
    onTestFinished(opened.close);
    return opened;
  };
  beforeEach(async () => {
    test = await openTestDatabase();
    onTestFinished(test.remove);
    website = makeWebsite();
    onTestFinished(website.remove);
    server = await open();
  });
  const draftTitle = async () =>
    [...(await draftFiles(test.db)).values()].slice(1).map((body) =>
      Buffer.from(body ?? [])
        .toString()
        .trim(),
    );

  it('switches content, site and office, and deletes the draft', async () => {
    const { id, startedAtMs, ...ended } = await server.publishDraft('new');
    expect(ended).toMatchObject({ state: 'published', problem: null, memberName: 'Ravi Kumar' });
    expect(website.titles()).toEqual(['new', 'new', 'new']);
    const folder = `dist-p${id}-${startedAtMs}`;
    expect(server.served()).toEqual([folder, folder]);
    expect(server.reloadContent).toHaveBeenCalledOnce();
    expect(await draftTitle()).toEqual([]);
  });

  it('leaves site and office newer than the content, so that `npm start` does not rebuild them', async () => {
    await server.publishDraft('new');
    for (const folder of [website.siteDir, website.officeDir]) {
      const build = { folder, sources: [website.contentDir], command: (): [string] => ['false'] };
      expect(await isOutOfDate(build)).toBe(false);
    }
  });

  it('keeps the previous site for requests that still read it, and no older one', async () => {
    await server.publishDraft('new');
    await server.publishDraft('newer', 'new');
    await server.publishDraft('newest', 'newer');
    const names = readdirSync(website.root).filter((name) => name.startsWith('dist-p'));
    const kept = [2, 3].map((id) => `dist-p${id}-${server.clock.nowMs}`);
    expect(names.toSorted()).toEqual(kept);
  });

  it('builds beside a folder that another database has left with the same id', async () => {
    await server.publishDraft('new');
    await test.db.deleteFrom('publicationFiles').execute();
    await test.db.deleteFrom('publications').execute();
    server.clock.nowMs += 1;
    expect(await server.publishDraft('newer', 'new')).toMatchObject({ id: 1, state: 'published' });
    expect(website.titles()).toEqual(['newer', 'newer', 'newer']);
  });

  it('puts content back if only some files could be replaced', async () => {
    const { rename } = promises;
    const broken = vi.spyOn(promises, 'rename').mockImplementation(async (from, to) => {
      if (to === join(website.contentDir, files[1]) && titleIn(String(from)) === 'new') fail('EIO');
      await rename(from, to);
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      broken.mockRestore();
      syncBuiltinESMExports();
    });
    expect(await server.publishDraft('new')).toMatchObject({ state: 'failed' });
    expect(website.titles()).toEqual(['old', 'old', 'old']);
    const left = readdirSync(website.contentDir, { recursive: true }).filter((name) =>
      String(name).endsWith('.next'),
    );
    expect(left).toEqual([]);
  });

  it('is not taken over by its own server, however far the clock jumps', async () => {
    const build = Promise.withResolvers<{ isBuilt: boolean; problem: string }>();
    server.builds.next = () => build.promise;
    await server.saveDraft('new');
    await server.publishing.publish('Ravi Kumar', [{ document, atMs: server.clock.nowMs }]);
    await eventually(() => expect(server.publisher.run).toHaveBeenCalled());
    server.clock.nowMs += 3_600_000;
    const polled = server.publishing.poll();
    // Statements of a connection run in order: once these are done, so would be that of the poll.
    for (let reads = 0; reads < 5; reads += 1) await readDrafts(test.db);
    build.resolve({ isBuilt: true, problem: '' });
    await polled;
    expect(await server.ended(1)).toMatchObject({ state: 'published' });
  });

  it('keeps the texts of every publication, and no photographs of older ones', async () => {
    const photograph = { file: 'work/board/board.jpg', beforeBody: null, afterBody: Buffer.of(1) };
    for (const [title, base, publicationId] of [
      ['new', 'old', 1],
      ['newer', 'new', 2],
    ] as const) {
      await server.publishDraft(title, base);
      await test.db
        .insertInto('publicationFiles')
        .values({ ...photograph, publicationId })
        .execute();
    }
    await server.publishDraft('newest', 'newer');
    const rows = await test.db.selectFrom('publicationFiles').selectAll().execute();
    const kept = rows.map((row) => `${row.publicationId} ${row.file}`);
    expect(kept.toSorted()).toEqual(
      [1, 2, 3].flatMap((id) => files.map((name) => `${id} ${name}`)),
    );
  });

  it('runs one publication at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<{ isBuilt: boolean; problem: string }>();
    server.builds.next = () => promise;
    await server.saveDraft('new');
    const seen = [{ document, atMs: server.clock.nowMs }];
    const presses = await Promise.all([
      server.publishing.publish('Ravi Kumar', seen),
      (await open()).publishing.publish('Asha Kumari', seen),
    ]);
    expect(presses.filter((press) => press === 'publishing')).toHaveLength(1);
    resolve({ isBuilt: true, problem: '' });
    expect(await server.ended(1)).toMatchObject({ state: 'published' });
  });

  it('is refused if a draft or its published file has changed since the member saw it', async () => {
    await server.saveDraft('new');
    const { publish } = server.publishing;
    const { nowMs } = server.clock;
    expect(await publish('Ravi Kumar', [{ document, atMs: nowMs - 1 }])).toBe('conflict');
    expect(await publish('Ravi Kumar', [{ document: 'agency', atMs: nowMs }])).toBe('conflict');
    writeFileSync(join(website.contentDir, file), 'title: pulled\n');
    expect(await publish('Ravi Kumar', [{ document, atMs: nowMs }])).toBe('conflict');
    expect(await draftTitle()).toEqual(['title: new']);
  });

  it('is refused if a part of the draft was taken back since the member saw it', async () => {
    await server.saveDraft('new');
    const seen = [{ document, atMs: server.clock.nowMs }];
    const drafts = await readDrafts(test.db);
    const undone = drafts.slice(1).map((row) => ({ ...row, body: row.base, atMs: row.atMs + 1 }));
    await storeDrafts(test.db, undone);
    expect(await server.publishing.publish('Ravi Kumar', seen)).toBe('conflict');
  });

  it('keeps a draft that was saved meanwhile, rebased on what is published', async () => {
    server.builds.next = async () => {
      await server.saveDraft('newer');
      return { isBuilt: true, problem: '' };
    };
    await server.publishDraft('new');
    expect(website.titles()).toEqual(['new', 'new', 'new']);
    const [draft] = await test.db.selectFrom('contentDrafts').selectAll().execute();
    expect([draft?.base, draft?.body].map((body) => Buffer.from(body ?? []).toString())).toEqual([
      'title: new\n',
      'title: newer\n',
    ]);
  });

  describe('of a draft that is undone meanwhile', () => {
    const undo = async () => {
      const rows = await readDrafts(test.db);
      await storeDrafts(
        test.db,
        rows.map((row) => ({ ...row, body: row.base })),
      );
    };

    it('keeps the undone change as a draft', async () => {
      server.builds.next = async () => {
        await undo();
        return { isBuilt: true, problem: '' };
      };
      await server.publishDraft('new');
      expect(website.titles()).toEqual(['new', 'new', 'new']);
      expect(await draftTitle()).toEqual(['title: old']);
      expect(await rebasedDrafts({ ...test, ...website })).toHaveLength(files.length);
    });

    it('drops the draft if publishing fails', async () => {
      server.builds.next = async () => {
        await undo();
        return { isBuilt: false, problem: 'title: is missing' };
      };
      await server.publishDraft('new');
      expect(await rebasedDrafts({ ...test, ...website })).toEqual([]);
    });

    it('is refused if the draft was undone just before', async () => {
      await server.saveDraft('new');
      const [draft] = await readDrafts(test.db);
      await undo();
      const seen = { file, beforeBody: draft?.base ?? null, afterBody: draft?.body ?? null };
      const begin = { memberName: 'Ravi Kumar', undoes: null, drafts: [], files: [seen] };
      const times = { atMs: 1, leasedUntilMs: 2 };
      expect(await beginPublication(test.db, { ...begin, ...times })).toBe('conflict');
    });
  });

  it('changes nothing if the build fails, and records why', async () => {
    server.builds.next = async () => ({ isBuilt: false, problem: 'title: is missing' });
    expect(await server.publishDraft('new')).toMatchObject({
      state: 'failed',
      problem: `${publicationProblems.notBuilt}\ntitle: is missing`,
    });
    expect(website.titles()).toEqual(['old', 'old', 'old']);
    expect(server.served()).toEqual(['dist', 'dist']);
    expect(await draftTitle()).toEqual(['title: new']);
    const builds = () => readdirSync(website.root).filter((name) => /-p\d+-\d+/.test(name));
    await eventually(() => expect(builds()).toEqual([]));
  });

  it('changes nothing if a file is changed outside the office meanwhile', async () => {
    server.builds.next = async () => {
      writeFileSync(join(website.contentDir, file), 'title: pulled\n');
      return { isBuilt: true, problem: '' };
    };
    const { state, problem } = await server.publishDraft('new');
    expect([state, problem]).toEqual(['failed', `${publicationProblems.changedOutside}\n${file}`]);
    expect(website.titles()).toEqual(['pulled', 'old', 'old', 'old']);
  });

  describe('is undone', () => {
    it('by a publication of the files from before, which can itself be undone', async () => {
      const { id } = await server.publishDraft('new');
      const back = await server.publishing.undo('Asha Kumari', id);
      expect(back).toMatchObject({ undoes: id, memberName: 'Asha Kumari' });
      await server.ended(2);
      expect(website.titles()).toEqual(['old', 'old', 'old']);
      expect(await server.publishing.undo('Asha Kumari', id)).toBe('notFound');
      await server.publishing.undo('Asha Kumari', 2);
      await server.ended(3);
      expect(website.titles()).toEqual(['new', 'new', 'new']);
    });

    it('together with a file that it has added', async () => {
      const added = join(website.contentDir, 'work/siwan/job.yaml');
      const row = { document: 'work/siwan', memberName: 'Asha Kumari', atMs: 1, revision: 1 };
      const body = Buffer.from('month: 2026-11\n');
      await test.db
        .insertInto('contentDrafts')
        .values({ file: 'work/siwan/job.yaml', body, base: null, ...row })
        .execute();
      await server.publishing.publish('Asha Kumari', [{ document: 'work/siwan', atMs: 1 }]);
      await server.ended(1);
      expect(readFileSync(added, 'utf8')).toBe('month: 2026-11\n');
      await server.publishing.undo('Asha Kumari', 1);
      await server.ended(2);
      expect(readdirSync(join(website.contentDir, 'work'))).toEqual([]);
    });

    it('unless a file has changed since', async () => {
      await server.publishDraft('new');
      writeFileSync(join(website.contentDir, file), 'title: pulled\n');
      expect(await server.publishing.undo('Asha Kumari', 1)).toBe('conflict');
    });
  });

  describe('of a server that has died', () => {
    /** Leaves a publication as a killed server does, and lets another server end it. */
    const leave = async (state: 'building' | 'switching') => {
      server.builds.next = () => new Promise(() => undefined);
      await server.saveDraft('new');
      await server.publishing.publish('Ravi Kumar', [{ document, atMs: server.clock.nowMs }]);
      await eventually(() => expect(server.publisher.run).toHaveBeenCalled());
      await test.db.updateTable('publications').set({ state }).execute();
      const other = await open();
      await other.publishing.poll();
      expect(website.titles()).toEqual(['old', 'old', 'old']);
      other.clock.nowMs += 60_001;
      await other.publishing.poll();
      return await other.ended(1);
    };

    it('fails if it was building', async () => {
      expect(await leave('building')).toMatchObject({
        ...{ state: 'failed', problem: publicationProblems.stopped },
      });
      expect(website.titles()).toEqual(['old', 'old', 'old']);
      expect(await draftTitle()).toEqual(['title: new']);
    });

    it('is ended even if the clock has been set back', async () => {
      server.builds.next = () => new Promise(() => undefined);
      await server.saveDraft('new');
      await server.publishing.publish('Ravi Kumar', [{ document, atMs: server.clock.nowMs }]);
      const other = await open();
      // The clocks of two servers differ a little.
      other.clock.nowMs -= 30_000;
      await other.publishing.poll();
      const [running] = await test.db.selectFrom('publications').select('state').execute();
      expect(running).toEqual({ state: 'building' });
      other.clock.nowMs -= 3_600_000;
      await other.publishing.poll();
      expect(await other.ended(1)).toMatchObject({ state: 'failed' });
    });

    it('keeps its site if that is being served, as after restoring a backup', async () => {
      await server.publishDraft('new');
      const building = { state: 'building', endedAtMs: null } as const;
      await test.db.updateTable('publications').set(building).execute();
      server.clock.nowMs += 60_001;
      await server.publishing.poll();
      expect(await server.ended(1)).toMatchObject({ state: 'failed' });
      expect(website.titles()).toEqual(['new', 'new', 'new']);
    });

    it('is completed if it was switching', async () => {
      expect(await leave('switching')).toMatchObject({ state: 'published', problem: null });
      expect(website.titles()).toEqual(['new', 'new', 'new']);
      expect(await draftTitle()).toEqual([]);
    });
  });

  describe('in a checkout', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', website.root, ...args], { encoding: 'utf8' }).trim();
    const change = { language: 'en', path: ['title'], field: 'Title', before: 'old', after: 'new' };
    const listDrafts = async () => [
      {
        ...{ document, title: { en: 'About' }, memberName: 'Asha Kumari', atMs: 1 },
        changes: [change],
      },
    ];
    beforeEach(() => {
      git('init', '--quiet', '--initial-branch=main');
      git('add', 'content');
      git('-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', 'commit', '-qm', 'First');
      writeFileSync(join(website.root, 'other.txt'), 'not of the office');
      git('add', 'other.txt');
    });

    it('is committed in the name of the member, and pushed', async () => {
      const remote = join(website.root, 'remote.git');
      git('init', '--quiet', '--bare', '--initial-branch=main', remote);
      server = await open({ listDrafts, remote });
      expect(await server.publishDraft('new')).toMatchObject({ state: 'published', problem: null });
      await server.close();
      expect(git('log', '-1', '--format=%an <%ae> %s', '--name-only')).toBe(
        `Ravi Kumar <office@office.example.com> Title: old → new\n\n${files.map((name) => `content/${name}`).join('\n')}`,
      );
      expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'main')).toBe('Title: old → new');
    });

    it('stays published if the commit or the push fails', async () => {
      server = await open({ listDrafts, remote: join(website.root, 'nowhere') });
      const { id } = await server.publishDraft('new');
      await server.close();
      const { problem } = await server.ended(id);
      expect(problem).toMatch(`${publicationProblems.notPushed}\n`);
      const hooks = join(website.root, '.git/hooks');
      mkdirSync(hooks, { recursive: true });
      writeFileSync(join(hooks, 'pre-commit'), '#!/bin/sh\necho "not today" >&2\nexit 1\n');
      chmodSync(join(hooks, 'pre-commit'), 0o755);
      const refused = await open({ listDrafts });
      await refused.publishDraft('newer', 'new');
      await refused.close();
      expect(await refused.ended(2)).toMatchObject({
        state: 'published',
        problem: `${publicationProblems.notCommitted}\nnot today`,
      });
      expect(website.titles()).toEqual(['newer', 'newer', 'newer']);
    });

    it('stays published if the problem with Git cannot be recorded', async () => {
      const db = test.db.withPlugin(onUpdate(['problem'], () => fail('the disk is full')));
      server = await open({ db, listDrafts, remote: join(website.root, 'nowhere') });
      const { id } = await server.publishDraft('new');
      await server.close();
      expect(await server.ended(id)).toMatchObject({ state: 'published', problem: null });
      expect(website.titles()).toEqual(['new', 'new', 'new']);
    });
  });
});

describeUnless(diskUnavailableReason(), 'publishing onto a full disk', () => {
  it('changes nothing, reports it, and succeeds later', async () => {
    const [sqlite] = engines;
    const test = await sqlite?.openTestDatabase();
    if (!test) return;
    onTestFinished(test.remove);
    const disk = mountDisk(4);
    onTestFinished(disk.remove);
    const website = makeWebsite(disk.folder);
    const server = await openPublishing(test, website);
    onTestFinished(server.close);
    // Full once site and office are built, so that no content can be written.
    server.builds.next = async () => {
      if (server.publisher.run.mock.calls.length === 2) disk.fill();
      return { isBuilt: true, problem: '' };
    };
    const { state, problem } = await server.publishDraft('new');
    expect([state, problem]).toEqual(['failed', publicationProblems.diskFull]);
    expect(website.titles()).toEqual(['old', 'old', 'old']);
    disk.makeRoom();
    server.builds.next = async () => ({ isBuilt: true, problem: '' });
    expect(await server.publishDraft('new')).toMatchObject({ state: 'published' });
    expect(website.titles()).toEqual(['new', 'new', 'new']);
  });
});
