import { mkdtempSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastify from 'fastify';
import { vi } from 'vitest';
import type { PublisherTasks } from '#contract/office/publisher.ts';
import { followSite } from '#server/http/follow-site.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import { writeBuiltPage } from '#tests/fixtures/built-page.ts';
import type { TestDatabase } from '#tests/fixtures/databases.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { createPublishing, type PublishingDeps } from './publish.ts';
import { document, file, type makeWebsite, storeDraft, titleIn } from './website.fixture.ts';

type Website = ReturnType<typeof makeWebsite>;

/** Opens publishing on the website of a test, with a build that only copies the title of the page. */
export async function openPublishing(
  { db }: Pick<TestDatabase, 'db'>,
  website: Website,
  changes: Partial<PublishingDeps> = {},
) {
  const { contentDir, siteDir, officeDir, root } = website;
  const workDir = mkdtempSync(join(root, 'work-'));
  const clock = { nowMs: startMs };
  const { log } = fastify();
  const site = await readBuiltSite(website.siteDir);
  const builds: { next: () => Promise<PublisherTasks['build']['output']> } = {
    next: async () => ({ isBuilt: true, problem: '' }),
  };
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  stopped.catch(() => undefined);
  const publisher = {
    run: vi.fn(async (_task: string, { folder, to }: PublisherTasks['build']['input']) => {
      writeBuiltPage(to, titleIn(join(folder, file)));
      return await Promise.race([builds.next(), stopped]);
    }),
    stop: async () => stop(new Error('the publisher ended')),
  };
  const reloadContent = vi.fn();
  const follower = followSite({ siteDir: website.siteDir, site, reloadContent, log });
  const publishing = createPublishing(
    {
      ...{ db, log, follower, contentDir, siteDir, officeDir, workDir, nowMs: () => clock.nowMs },
      ...{ host: 'office.example.com', remote: undefined, listDrafts: async () => [] },
      publisher: publisher as unknown as PublishingDeps['publisher'],
      ...changes,
    },
    { leaseMs: 60_000, pollMs: 60_000 },
  );
  const saveDraft = (title: string, base?: string) =>
    storeDraft(db, { title, base, atMs: clock.nowMs });
  /** Waits for the end of a publication. */
  const ended = (id: number) =>
    eventually(async () => {
      const row = await db
        .selectFrom('publications')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (row.endedAtMs === null) throw new Error(`still ${row.state}`);
      return row;
    });
  /** Publishes a draft and waits for the end. */
  const publishDraft = async (title: string, base?: string) => {
    await saveDraft(title, base);
    const begun = await publishing.publish('Ravi Kumar', [{ document, atMs: clock.nowMs }]);
    if (typeof begun === 'string') throw new Error(begun);
    return await ended(begun.id);
  };
  const close = async () => {
    await Promise.all([follower.stop(), publishing.stop()]);
  };
  return {
    ...{ publishing, publisher, builds, clock, reloadContent, site },
    ...{ saveDraft, publishDraft, ended, close },
    /** Names of the served and the linked folder, such as dist-p1-1790000000000. */
    served: () => [basename(site.folder), basename(realpathSync(website.siteDir))],
  };
}
