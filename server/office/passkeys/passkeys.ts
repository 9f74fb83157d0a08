import type { FastifyBaseLogger } from 'fastify';
import type { Passkey } from '#contract/office/passkeys.ts';
import type { Database } from '#server/database/schema.ts';
import type { Member } from '../member.ts';

/** The site for which passkeys are made: on another one browsers do not offer them. */
export interface PasskeySite {
  origin: string;
  /** Its host, without the port. */
  rpId: string;
}

/** The site of an office at that origin. */
export const passkeySite = (officeUrl: string): PasskeySite => ({
  origin: officeUrl,
  rpId: new URL(officeUrl).hostname,
});

/** What adding a passkey and signing in with it need. */
export interface PasskeyDeps {
  db: Database;
  site: PasskeySite;
  nowMs: () => number;
  log: FastifyBaseLogger;
}

/** The id of a member that a passkey stores. */
export const userHandle = (memberId: string): Buffer<ArrayBuffer> => Buffer.from(memberId);

/** Passkeys, the newest first: the member's own, for an owner all. */
export async function listPasskeys(
  db: Database,
  { id, role }: Pick<Member, 'id' | 'role'>,
): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('officePasskeys')
    .innerJoin('officeMembers', 'officeMembers.id', 'officePasskeys.memberId')
    .select([
      'officePasskeys.id',
      'officePasskeys.name',
      'officeMembers.name as memberName',
      'officePasskeys.createdAtMs as addedAtMs',
      'officePasskeys.lastUsedAtMs',
      'officePasskeys.isBackedUp',
    ])
    .$if(role !== 'owner', (query) => query.where('officePasskeys.memberId', '=', id))
    .orderBy('officePasskeys.createdAtMs', 'desc')
    .orderBy('officePasskeys.id')
    .execute();
  return rows.map((row) => ({ ...row, isBackedUp: row.isBackedUp === 1 }));
}

/** Removes a passkey: the member's own, for an owner any. False if there is no such passkey. */
export async function removePasskey(
  db: Database,
  { id: memberId, role }: Pick<Member, 'id' | 'role'>,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('officePasskeys')
    .where('id', '=', passkeyId)
    .$if(role !== 'owner', (query) => query.where('memberId', '=', memberId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
