import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { newPasskeySchema } from '#contract/office/passkeys.ts';
import { inTransaction } from '#server/database/engine.ts';
import { lockMember } from '../devices.ts';
import type { Member } from '../member.ts';
import { challengeIn, challengeMs, storeChallenge, takeChallenge } from './challenges.ts';
import { type PasskeyDeps, userHandle } from './passkeys.ts';

/** EdDSA, ES256 and RS256 by their COSE numbers. The library also offers ML-DSA, experimental in Node. */
const algorithms = [-8, -7, -257];

/** Options for a browser to create a member's passkey. It is discoverable: signing in needs no name. */
export async function passkeyOptions({ db, site, nowMs }: PasskeyDeps, member: Member) {
  const known = await db
    .selectFrom('officePasskeys')
    .select(['credentialId as id', 'transports'])
    .where('memberId', '=', member.id)
    .execute();
  const options = await generateRegistrationOptions({
    rpName: site.rpId,
    rpID: site.rpId,
    userID: userHandle(member.id),
    userName: member.name,
    userDisplayName: member.name,
    timeout: challengeMs,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports.split(' ').filter(Boolean),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  const { challenge } = options;
  await storeChallenge(db, { challenge, deviceId: member.deviceId }, nowMs());
  return options;
}

/** A passkey that a browser has made. */
export interface NewPasskey {
  credential: z.output<typeof newPasskeySchema>['credential'];
  name: string;
}

/** Adds a passkey to a member. False if it does not answer a challenge of the member's device. */
export async function addPasskey(
  deps: PasskeyDeps,
  member: Member,
  { credential, name }: NewPasskey,
): Promise<boolean> {
  const { db, nowMs } = deps;
  const info = await verify(deps, member, credential);
  if (!info) return false;
  const passkey = {
    id: randomUUID(),
    credentialId: info.credential.id,
    memberId: member.id,
    name,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    transports: (info.credential.transports ?? []).join(' '),
    isBackedUp: info.credentialBackedUp ? (1 as const) : (0 as const),
    createdAtMs: nowMs(),
  };
  return await inTransaction(db, async (tx) => {
    if (!(await lockMember(tx, member.id))) return false;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('officePasskeys')
      .values(passkey)
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
}

async function verify(
  { db, site, nowMs, log }: PasskeyDeps,
  { deviceId }: Member,
  credential: NewPasskey['credential'],
) {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!(await takeChallenge(db, { challenge, deviceId }, nowMs()))) return undefined;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo;
  } catch (err) {
    log.warn({ err }, 'passkey rejected');
    return undefined;
  }
}
