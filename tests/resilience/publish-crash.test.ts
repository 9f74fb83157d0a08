import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import { completeLink } from '#server/http/replace-site.ts';
import { openPublishing } from '#server/office/content/publish.fixture.ts';
import { makeWebsite, storeDraft } from '#server/office/content/website.fixture.ts';

/** A publication has more steps than this. */
const leastSteps = 40;

/** When the drafts were saved. */
const atMs = 1_800_000_000_000;

/** Publishes in a child process that is killed at a step; false if it finished before. */
async function diesAt(step: number, root: string): Promise<boolean> {
  const args = [
    '--import',
    './tests/resilience/kill-while-publishing.ts',
    'tests/resilience/publish-once.ts',
  ];
  const child = spawn(process.execPath, [...args, root, String(atMs)], {
    env: { PATH: process.env.PATH, DIE_AT: String(step) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0 && signal !== 'SIGKILL')
    throw new Error(`publishing ended with ${code ?? signal}`);
  return signal === 'SIGKILL';
}

/** State of publications, content and drafts after a kill, once the next server has ended the publication. */
async function outcomeOf(step: number) {
  const website = makeWebsite();
  try {
    const first = await openDatabase({ dataDir: website.root });
    await storeDraft(first, { title: 'new', atMs });
    await first.destroy();
    const died = await diesAt(step, website.root);
    // As a server does on startup.
    for (const link of [website.siteDir, website.officeDir]) await completeLink(link);
    expect([...(await readBuiltSite(website.siteDir)).files.keys()]).toEqual(['/']);

    const db = await openDatabase({ dataDir: website.root });
    const server = await openPublishing({ db }, website);
    server.clock.nowMs = Date.now() + 60_000;
    await server.publishing.poll();
    await server.close();
    const publications = await db.selectFrom('publications').select('state').execute();
    const drafts = await db.selectFrom('contentDrafts').select('file').execute();
    await db.destroy();
    const states = publications.map(({ state }) => state).join();
    return { died, outcome: `${states} ${website.titles()} ${drafts.length}` };
  } finally {
    website.remove();
  }
}

it('publishes everything or nothing, whichever step is killed', {
  timeout: 3_600_000,
}, async () => {
  const seen = new Map<string, number>();
  for (let step = 1; ; step += 1) {
    const { died, outcome } = await outcomeOf(step);
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    if (!died) break;
  }
  expect([...seen.keys()].toSorted()).toEqual([
    ' old,old,old 2',
    'failed old,old,old 2',
    'published new,new,new 0',
  ]);
  const steps = [...seen.values()].reduce((sum, count) => sum + count, 0);
  expect(steps).toBeGreaterThan(leastSteps);
});
