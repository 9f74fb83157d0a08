import { type Kysely, sql } from 'kysely';

/** Adds the sums of taps on WhatsApp, call and mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table taps (
    day text not null,
    page text not null,
    kind text not null,
    source text not null,
    count bigint not null check (count > 0),
    constraint taps_key primary key (day, page, kind, source)
  )`.execute(db);
}
