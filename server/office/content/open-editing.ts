import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { SiteFollower } from '#server/http/follow-site.ts';
import type { OfficeDeps } from '#server/office/deps.ts';
import type { ContentDeps } from './deps.ts';
import { listDrafts } from './documents.ts';
import { createPreviews, type Previews } from './preview.ts';
import { createPublishing, type Publishing } from './publish.ts';
import { createPublisher } from './publisher.ts';
import { createPublisherFacts, type EditingDeps } from './publisher-facts.ts';

interface EditingParts {
  config: Config;
  office: NonNullable<Config['office']>;
  deps: OfficeDeps;
  follower: SiteFollower;
  log: FastifyBaseLogger;
}

/** What the office needs for editing the content. */
export interface Editing {
  content: EditingDeps;
  publications: { publishing: Publishing; previews: Previews };
}

/** Opens editing on an installation that has the publisher. Its working folders are below DATA_DIR. */
export function openEditing({ config, office, deps, follower, log }: EditingParts): Editing {
  const folder = join(config.dataDir, 'publishing');
  const parts: ContentDeps = {
    ...{ db: deps.db, nowMs: deps.nowMs, log, publisher: createPublisher(log) },
    contentDir: config.contentDir,
    // Servers on the same data share the previews; each has its own copies of the content.
    workDir: join(folder, String(office.port)),
  };
  const content = { ...parts, facts: createPublisherFacts(parts) };
  const publishing = createPublishing({
    ...content,
    ...{ siteDir: config.siteDir, officeDir: office.officeDir, follower },
    ...{ host: new URL(office.officeUrl).hostname, remote: config.publishRemote },
    listDrafts: () => listDrafts(content),
  });
  const previews = createPreviews(content, join(folder, 'previews'));
  return { content, publications: { publishing, previews } };
}
