import { randomUUID } from 'node:crypto';
import type { Member, Role } from '#contract/office/session.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/database/schema.ts';
import { liveDevices } from './devices.ts';
import { hashToken, newToken } from './token.ts';

/** Lifetime of a sign-in link, in ms. */
export const linkMs = 15 * 60_000;

/** How long used and expired links are kept, to explain why they no longer sign in, in ms. */
const retentionMs = 30 * 24 * 60 * 60_000;

/** The secret of a link. */
export interface Invitation {
  token: string;
  expiresAtMs: number;
}

/** The address that signs in on a device. A fragment, so that no server or proxy logs it. */
export const signInLink = (officeUrl: string, { token }: Invitation): string =>
  `${officeUrl}/#sign-in=${token}`;

/** One spelling of a name: "ravi  kumar" is Ravi Kumar. */
const spelled = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** The member of that name, revoked ones included. */
export async function findMember(
  db: Database,
  name: string,
): Promise<Tables['officeMembers'] | undefined> {
  const members = await db.selectFrom('officeMembers').selectAll().execute();
  return (
    members.find((member) => member.name === name) ??
    members.find((member) => spelled(member.name) === spelled(name))
  );
}

/**
 * Makes a link for a member, who is added if new and reinstated if revoked. A known member may become an owner by
 * it, and an owner stays one.
 */
export async function inviteMember(
  db: Database,
  { name, role }: { name: string; role: Role },
  nowMs: number,
): Promise<Invitation> {
  const token = newToken();
  const expiresAtMs = nowMs + linkMs;
  await inTransaction(db, async (tx) => {
    const memberId = await addMember(tx, { name, role }, nowMs);
    const link = { tokenHash: hashToken(token), memberId, createdAtMs: nowMs, expiresAtMs };
    await tx.insertInto('officeLinks').values(link).execute();
    await tx
      .deleteFrom('officeLinks')
      .where('expiresAtMs', '<', nowMs - retentionMs)
      .execute();
  });
  return { token, expiresAtMs };
}

/** Creates a link for an existing owner, or for a new one named Owner. For test mode. */
export async function inviteAnyOwner(db: Database, nowMs: number): Promise<Invitation> {
  const members = await listMembers(db, nowMs);
  const owner = members.find(({ role, isRevoked }) => role === 'owner' && !isRevoked);
  return await inviteMember(db, { name: owner?.name ?? 'Owner', role: 'owner' }, nowMs);
}

async function addMember(
  tx: DatabaseTransaction,
  { name, role }: { name: string; role: Role },
  nowMs: number,
): Promise<string> {
  const known = await findMember(tx, name);
  if (!known) {
    const member = { id: randomUUID(), name, role, createdAtMs: nowMs };
    await tx
      .insertInto('officeMembers')
      .values(member)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await findMember(tx, name))?.id ?? member.id;
  }
  const isRevoked = known.revokedAtMs !== null;
  if (isRevoked || role === 'owner') {
    await tx
      .updateTable('officeMembers')
      .set({ role, revokedAtMs: null })
      .where('id', '=', known.id)
      .execute();
  }
  return known.id;
}

/**
 * Revokes a member with all devices, passkeys and links. `lastOwner`: nothing was changed, because no owner would be
 * left.
 */
export async function revokeMember(
  db: Database,
  id: string,
  nowMs: number,
): Promise<'revoked' | 'unknown' | 'lastOwner'> {
  return await inTransaction(db, async (tx) => {
    // All of them, so that two owners cannot revoke each other at once.
    const members = await tx
      .selectFrom('officeMembers')
      .selectAll()
      .where('revokedAtMs', 'is', null)
      .orderBy('id')
      .$if(isPostgres(tx), (query) => query.forUpdate())
      .execute();
    const member = members.find((one) => one.id === id);
    if (!member) return 'unknown';
    const owners = members.filter(({ role }) => role === 'owner');
    if (member.role === 'owner' && owners.length === 1) return 'lastOwner';
    await tx
      .updateTable('officeMembers')
      .set({ revokedAtMs: nowMs })
      .where('id', '=', id)
      .execute();
    // A member who is invited again later begins without any.
    await tx
      .updateTable('officeDevices')
      .set({ endedAtMs: nowMs })
      .where('memberId', '=', id)
      .where('endedAtMs', 'is', null)
      .execute();
    await tx.deleteFrom('officePasskeys').where('memberId', '=', id).execute();
    await tx
      .deleteFrom('officeLinks')
      .where('memberId', '=', id)
      .where('usedAtMs', 'is', null)
      .execute();
    return 'revoked';
  });
}

/** Every member, by name, with the number of devices that are signed in. */
export async function listMembers(db: Database, nowMs: number): Promise<Member[]> {
  const members = await db.selectFrom('officeMembers').selectAll().orderBy('name').execute();
  const devices = await liveDevices(db, nowMs).select('officeDevices.memberId').execute();
  return members.map(({ id, name, role, revokedAtMs }) => ({
    id,
    name,
    role,
    devices: devices.filter(({ memberId }) => memberId === id).length,
    isRevoked: revokedAtMs !== null,
  }));
}
