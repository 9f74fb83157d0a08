import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Adds drafts of the content, its publications, and uploaded photographs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = isPostgres(db) ? 'bytea' : 'blob';
  for (const statement of [
    `create table content_drafts (
      file text primary key not null,
      document text not null,
      body ${bytes},
      base ${bytes},
      revision bigint not null,
      member_name text not null,
      at_ms bigint not null
    )`,
    `create index content_drafts_by_document on content_drafts (document)`,
    `create table publications (
      id bigint primary key not null,
      member_name text not null,
      state text not null,
      started_at_ms bigint not null,
      ended_at_ms bigint,
      problem text,
      takes_back bigint references publications (id),
      drafts text not null,
      leased_until_ms bigint not null
    )`,
    // One publication at a time, whatever two servers do.
    `create unique index publications_one_running on publications ((1))
      where state in ('building', 'switching')`,
    `create table publication_files (
      publication_id bigint not null references publications (id),
      file text not null,
      before_body ${bytes},
      after_body ${bytes},
      constraint publication_files_key primary key (publication_id, file)
    )`,
    `create table content_uploads (
      id text primary key not null,
      body ${bytes} not null,
      width bigint not null,
      height bigint not null,
      at_ms bigint not null
    )`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
