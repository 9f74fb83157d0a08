import type { TestProject } from 'vitest/node';
import { startPostgres } from '#tests/fixtures/postgres.ts';

/** One PostgreSQL server for all the tests of a run, which writes to the disk as in production. */
export default async function setup(project: TestProject) {
  const server = await startPostgres({ durable: true });
  project.provide('postgresUrl', server.url);
  return server.remove;
}
