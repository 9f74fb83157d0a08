import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeySignInSchema } from '#contract/office/passkeys.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { DatabaseTransaction } from '#server/database/schema.ts';
import { type SignedIn, type SignInBrowser, startSession } from '../devices.ts';
import { challengeIn, challengeMs, storeChallenge, takeChallenge } from './challenges.ts';
import { type PasskeyDeps, userHandle } from './passkeys.ts';

/** Options for a browser to request a passkey. They name no member, because the passkey does. */
export async function signInOptions({ db, site, nowMs }: PasskeyDeps) {
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await storeChallenge(db, { challenge: options.challenge, deviceId: null }, nowMs());
  return options;
}

/** Why a passkey does not sign in. */
export type PasskeyProblem = 'passkeyUnknown' | 'passkeyFailed';

/** What an authenticator has signed. */
type Assertion = z.output<typeof passkeySignInSchema>['credential'];

/** Signs the member of a passkey in on a device. */
export async function signInByPasskey(
  deps: PasskeyDeps,
  credential: Assertion,
  browser: SignInBrowser,
): Promise<SignedIn | PasskeyProblem> {
  const { db, nowMs } = deps;
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!(await takeChallenge(db, { challenge, deviceId: null }, nowMs()))) return 'passkeyFailed';
  return await inTransaction(db, async (tx) => {
    const passkey = await lockPasskey(tx, credential.id);
    if (!passkey) return 'passkeyUnknown';
    const info = await verify(deps, passkey, credential, challenge);
    if (!info) return 'passkeyFailed';
    await tx
      .updateTable('officePasskeys')
      .set({
        counter: info.newCounter,
        isBackedUp: info.credentialBackedUp ? 1 : 0,
        lastUsedAtMs: nowMs(),
      })
      .where('credentialId', '=', credential.id)
      .execute();
    const { memberId: id, name, role } = passkey;
    return await startSession(tx, { id, name, role }, browser, nowMs());
  });
}

/** A passkey with its member, both locked: neither is removed, nor the passkey used twice, meanwhile. */
const lockPasskey = (tx: DatabaseTransaction, credentialId: string) =>
  tx
    .selectFrom('officePasskeys')
    .innerJoin('officeMembers', 'officeMembers.id', 'officePasskeys.memberId')
    .select([
      'officePasskeys.credentialId',
      'officePasskeys.publicKey',
      'officePasskeys.counter',
      'officePasskeys.memberId',
      'officeMembers.name',
      'officeMembers.role',
    ])
    .where('officePasskeys.credentialId', '=', credentialId)
    .where('officeMembers.revokedAtMs', 'is', null)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();

type LockedPasskey = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>;

async function verify(
  { site, log }: PasskeyDeps,
  { credentialId, publicKey, counter, memberId }: LockedPasskey,
  credential: Assertion,
  challenge: string,
) {
  try {
    if (credential.response.userHandle !== userHandle(memberId).toString('base64url')) {
      throw new Error('The passkey is of another member');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    });
    if (!verified) throw new Error('The signature is wrong');
    return authenticationInfo;
  } catch (err) {
    log.warn({ err }, 'passkey rejected');
    return undefined;
  }
}
