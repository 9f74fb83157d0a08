import { randomUUID } from 'node:crypto';
import type { Device } from '#contract/office/session.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import type { Member } from './member.ts';
import { sessionMs } from './session-cookie.ts';
import { hashToken, newToken } from './token.ts';

/** Idle time after which a shared device is signed out, in ms. */
export const idleMs = 12 * 60 * 60_000;

/** The last use of a device is stored at most this often, in ms. */
const useIntervalMs = 60_000;

/** Tolerated clock difference between servers, in ms. */
export const clockToleranceMs = 60_000;

/** Why a link does not sign in. */
export type LinkProblem = 'linkUnknown' | 'linkUsed' | 'linkExpired';

/** A new session. */
export interface SignedIn {
  /** For the cookie. */
  token: string;
  member: Member;
}

/** The browser that signs in. */
export interface SignInBrowser {
  deviceName: string;
  isShared: boolean;
  /** Token of the session that the new one replaces. */
  replacedToken: string | undefined;
}

/** What a browser signs in with. */
export interface SignInRequest extends SignInBrowser {
  linkToken: string;
}

/** Uses up a link and signs its member in on a device. Of two that use it at once, one is signed in. */
export async function signIn(
  db: Database,
  { linkToken, ...browser }: SignInRequest,
  nowMs: number,
): Promise<SignedIn | LinkProblem> {
  return await inTransaction(db, async (tx) => {
    const member = await useLink(tx, hashToken(linkToken), nowMs);
    return typeof member === 'string' ? member : await startSession(tx, member, browser, nowMs);
  });
}

/** Signs a member in on a device, in the transaction that has locked the member. */
export async function startSession(
  tx: DatabaseTransaction,
  { id: memberId, name, role }: Omit<Member, 'deviceId'>,
  { deviceName, isShared, replacedToken }: SignInBrowser,
  nowMs: number,
): Promise<SignedIn> {
  if (replacedToken !== undefined) await endSession(tx, replacedToken, nowMs);
  const token = newToken();
  const device = {
    id: randomUUID(),
    tokenHash: hashToken(token),
    memberId,
    name: deviceName,
    isShared: isShared ? (1 as const) : (0 as const),
    createdAtMs: nowMs,
    lastUsedAtMs: nowMs,
    expiresAtMs: nowMs + sessionMs,
  };
  await tx.insertInto('officeDevices').values(device).execute();
  return { token, member: { id: memberId, name, role, deviceId: device.id } };
}

/** Locks a member against a concurrent revocation; undefined if already revoked. */
export const lockMember = (tx: DatabaseTransaction, id: string) =>
  tx
    .selectFrom('officeMembers')
    .selectAll()
    .where('id', '=', id)
    .where('revokedAtMs', 'is', null)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();

/** The member whose link it is, once. */
async function useLink(tx: DatabaseTransaction, tokenHash: string, nowMs: number) {
  const links = tx.selectFrom('officeLinks').selectAll().where('tokenHash', '=', tokenHash);
  const found = await links.executeTakeFirst();
  if (!found) return 'linkUnknown';
  const member = await lockMember(tx, found.memberId);
  const link = await links.executeTakeFirst();
  if (!link || !member) return 'linkUnknown';
  if (link.usedAtMs !== null) return 'linkUsed';
  // Created in the future: the clock has been set back, and the link might never expire.
  const isFromFuture = link.createdAtMs > nowMs + clockToleranceMs;
  if (isFromFuture || nowMs >= link.expiresAtMs) return 'linkExpired';
  await tx
    .updateTable('officeLinks')
    .set({ usedAtMs: nowMs })
    .where('tokenHash', '=', tokenHash)
    .execute();
  return member;
}

/** A device with a valid session, by its times. */
interface SessionTimes {
  isShared: 0 | 1;
  lastUsedAtMs: number;
  expiresAtMs: number;
}

const isLive = ({ isShared, lastUsedAtMs, expiresAtMs }: SessionTimes, nowMs: number): boolean =>
  nowMs < expiresAtMs && !(isShared === 1 && nowMs >= lastUsedAtMs + idleMs);

/** Devices that have not been ended, of members who have not been revoked. */
const openDevices = (db: Database) =>
  db
    .selectFrom('officeDevices')
    .innerJoin('officeMembers', 'officeMembers.id', 'officeDevices.memberId')
    .where('officeDevices.endedAtMs', 'is', null)
    .where('officeMembers.revokedAtMs', 'is', null);

/** Devices that are signed in, as a query with their members. */
export const liveDevices = (db: Database, nowMs: number) =>
  openDevices(db)
    .where('officeDevices.expiresAtMs', '>', nowMs)
    .where((eb) =>
      eb.or([
        eb('officeDevices.isShared', '=', 0),
        eb('officeDevices.lastUsedAtMs', '>', nowMs - idleMs),
      ]),
    );

const openSession = (db: Database, token: string) =>
  openDevices(db)
    .select([
      'officeMembers.id as memberId',
      'officeMembers.name',
      'officeMembers.role',
      'officeDevices.id as deviceId',
      'officeDevices.isShared',
      'officeDevices.lastUsedAtMs',
      'officeDevices.expiresAtMs',
    ])
    .where('officeDevices.tokenHash', '=', hashToken(token))
    .executeTakeFirst();

/**
 * Returns who is signed in with a token, and records the use of the device unless the request is automatic. A session that
 * has expired is ended, so that a clock that is set back does not revive it.
 */
export async function findSession(
  db: Database,
  token: string,
  nowMs: number,
  { isAutomatic = false } = {},
): Promise<Member | undefined> {
  const session = await openSession(db, token);
  if (!session) return undefined;
  const { memberId: id, name, role, deviceId } = session;
  if (!isLive(session, nowMs)) {
    await endSession(db, token, nowMs);
    return undefined;
  }
  // Any request corrects a last use in the future.
  if (!isAutomatic || session.lastUsedAtMs > nowMs) await recordUse(db, session, nowMs);
  return { id, name, role, deviceId };
}

/** Whether that token is still signed in; not a use of the device. */
export async function isSignedIn(db: Database, token: string, nowMs: number): Promise<boolean> {
  const session = await openSession(db, token);
  return session !== undefined && isLive(session, nowMs);
}

/** Records the use, and corrects times in the future, which date from before the clock was set back. */
async function recordUse(
  db: Database,
  { deviceId, lastUsedAtMs, expiresAtMs }: SessionTimes & { deviceId: string },
  nowMs: number,
): Promise<void> {
  if (Math.abs(nowMs - lastUsedAtMs) < useIntervalMs) return;
  const times = { lastUsedAtMs: nowMs, expiresAtMs: Math.min(expiresAtMs, nowMs + sessionMs) };
  const update = db.updateTable('officeDevices').set(times).where('id', '=', deviceId);
  await update.execute().catch((error) => {
    // On a full disk orders can still be read.
    if (!isUnavailable(error)) throw error;
  });
}

/** Signs the device with that token out. */
export async function endSession(db: Database, token: string, nowMs: number): Promise<void> {
  await db
    .updateTable('officeDevices')
    .set({ endedAtMs: nowMs })
    .where('tokenHash', '=', hashToken(token))
    .where('endedAtMs', 'is', null)
    .execute();
}

/** Devices that are signed in, the last used first: the member's own, for an owner all. */
export async function listDevices(
  db: Database,
  { id, role, deviceId }: Member,
  nowMs: number,
): Promise<Device[]> {
  const rows = await liveDevices(db, nowMs)
    .select([
      'officeDevices.id',
      'officeDevices.name',
      'officeMembers.name as memberName',
      'officeDevices.createdAtMs',
      'officeDevices.lastUsedAtMs',
      'officeDevices.isShared',
    ])
    .$if(role !== 'owner', (query) => query.where('officeDevices.memberId', '=', id))
    .orderBy('officeDevices.lastUsedAtMs', 'desc')
    .orderBy('officeDevices.id')
    .execute();
  return rows.map(({ createdAtMs, isShared, ...row }) => ({
    ...row,
    signedInAtMs: createdAtMs,
    isShared: isShared === 1,
    isThis: row.id === deviceId,
  }));
}

/** Signs a device out: the member's own, for an owner any. False if there is no such device. */
export async function endDevice(
  db: Database,
  { id: memberId, role }: Pick<Member, 'id' | 'role'>,
  deviceId: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('officeDevices')
    .set((eb) => ({ endedAtMs: eb.fn.coalesce('endedAtMs', eb.val(nowMs)) }))
    .where('id', '=', deviceId)
    .$if(role !== 'owner', (query) => query.where('memberId', '=', memberId))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
