import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Database, Tables } from '#server/database/schema.ts';
import { clockToleranceMs } from '../devices.ts';

/** Lifetime of a challenge, in ms. */
export const challengeMs = 5 * 60_000;

/** A challenge, and what it is for. */
type Challenge = Omit<Tables['officeChallenges'], 'expiresAtMs'>;

/** Stores a challenge until it is answered. Those that nobody has answered in time are deleted. */
export async function storeChallenge(
  db: Database,
  challenge: Challenge,
  nowMs: number,
): Promise<void> {
  await db.deleteFrom('officeChallenges').where('expiresAtMs', '<=', nowMs).execute();
  const expiresAtMs = nowMs + challengeMs;
  await db
    .insertInto('officeChallenges')
    .values({ ...challenge, expiresAtMs })
    .execute();
}

/** Uses a challenge up. False if it was none for that, was used before, or is too old. */
export async function takeChallenge(
  db: Database,
  { challenge, deviceId }: Challenge,
  nowMs: number,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('officeChallenges')
    .where('challenge', '=', challenge)
    .where('deviceId', deviceId === null ? 'is' : '=', deviceId)
    .returning('expiresAtMs')
    .executeTakeFirst();
  const leftMs = (taken?.expiresAtMs ?? 0) - nowMs;
  // Created in the future: the clock has been set back.
  return leftMs > 0 && leftMs <= challengeMs + clockToleranceMs;
}

/** The challenge that an authenticator has answered; empty if its data cannot be read. */
export function challengeIn(clientDataJson: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
