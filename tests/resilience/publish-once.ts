// Publishes the draft of a website of website.fixture.ts, with a build that takes no time, and exits.
import { join } from 'node:path';
import fastify from 'fastify';
import { openDatabase } from '#server/database/connection.ts';
import { createPublishing, type PublishingDeps } from '#server/office/content/publish.ts';
import { document, file, titleIn } from '#server/office/content/website.fixture.ts';
import { writeBuiltPage } from '#tests/fixtures/built-page.ts';

const [root = '', atMs] = process.argv.slice(2);
const db = await openDatabase({ dataDir: root });
const publisher = {
  run: async (_task: string, { folder, to }: { folder: string; to: string }) => {
    writeBuiltPage(to, titleIn(join(folder, file)));
    return { isBuilt: true, problem: '' };
  },
  stop: async () => undefined,
};
const publishing = createPublishing({
  ...{ db, nowMs: Date.now, log: fastify().log },
  ...{ contentDir: join(root, 'content'), siteDir: join(root, 'dist') },
  ...{ officeDir: join(root, 'dist-office'), workDir: join(root, 'work') },
  ...{ host: 'office.example.com', remote: undefined, listDrafts: async () => [] },
  follower: { serve: async () => undefined },
  publisher: publisher as unknown as PublishingDeps['publisher'],
});
const begun = await publishing.publish('Ravi Kumar', [{ document, atMs: Number(atMs) }]);
if (typeof begun === 'string') throw new Error(begun);
await publishing.stop();
await db.destroy();
