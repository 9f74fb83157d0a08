import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import type { Publisher } from './publisher.ts';

/** What editing the content needs. */
export interface ContentDeps {
  db: Database;
  nowMs: () => number;
  /** The published content. */
  contentDir: string;
  /** Folder for copies of the content that are checked and built. */
  workDir: string;
  publisher: Publisher;
  log: FastifyBaseLogger;
}
