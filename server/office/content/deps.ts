import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import type { Publisher } from './publisher.ts';

/** Dependencies of editing the content. */
export interface ContentDeps {
  db: Database;
  nowMs: () => number;
  /** Folder of the published content. */
  contentDir: string;
  /** Folder for the copies of the content that are checked and built. */
  workDir: string;
  publisher: Publisher;
  log: FastifyBaseLogger;
}
