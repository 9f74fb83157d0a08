import { type Kysely, sql } from 'kysely';

/** Adds passkeys of the office's members, and challenges for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table office_passkeys (
      id text primary key not null,
      credential_id text not null unique,
      member_id text not null references office_members (id),
      name text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      is_backed_up integer not null,
      created_at_ms bigint not null,
      last_used_at_ms bigint
    )`,
    `create index office_passkeys_by_member on office_passkeys (member_id)`,
    `create table office_challenges (
      challenge text primary key not null,
      device_id text references office_devices (id),
      expires_at_ms bigint not null
    )`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
