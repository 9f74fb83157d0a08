import { z } from 'zod';
import { creationOptionsSchema, requestOptionsSchema } from '#contract/office/passkeys.ts';
import { type Me, meSchema } from '#contract/office/session.ts';
import { ApiError, type ProblemCode, request } from '../api/request.ts';

/** Whether the browser knows passkeys. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Makes a passkey on this device. Throws an ApiError. */
export async function addPasskey(): Promise<void> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = await request('passkeys/options', creationOptionsSchema, { body: {} });
  const credential = await startRegistration({ optionsJSON }).catch(throwProblem);
  await request('passkeys', z.unknown(), { body: { credential } });
}

/** Signs in with a passkey that the member chooses. Throws an ApiError. */
export async function signInWithPasskey(isShared: boolean): Promise<Me> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = await request('sign-in/passkey/options', requestOptionsSchema, { body: {} });
  const credential = await startAuthentication({ optionsJSON }).catch(throwProblem);
  return await request('sign-in/passkey', meSchema, { body: { credential, isShared } });
}

/** Loaded by the first press. */
const loadLibrary = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new ApiError(navigator.onLine ? 'unreadable' : 'offline');
  });

/** By the name of a DOMException. NotAllowedError is also a passkey that is missing, and a time-out. */
const problems: Record<string, ProblemCode> = {
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
  InvalidStateError: 'passkeyKnown',
  ConstraintError: 'passkeyUnsupported',
  NotSupportedError: 'passkeyUnsupported',
};

function throwProblem(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new ApiError(problems[name] ?? 'passkeyFailed');
}
