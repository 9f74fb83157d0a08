import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { newPasskeySchema, passkeySignInSchema } from '#contract/office/passkeys.ts';
import { deviceName } from '../device-name.ts';
import { parse } from '../guards.ts';
import { RefusalError } from '../refusal.ts';
import { answerSignIn, browserOf, type SessionDeps } from '../session.routes.ts';
import { addPasskey, passkeyOptions } from './add-passkey.ts';
import { signInByPasskey, signInOptions } from './passkey-sign-in.ts';
import { listPasskeys, type PasskeyDeps, removePasskey } from './passkeys.ts';

/** Signing in with a passkey, which needs no session. */
export function servePasskeySignIn(
  app: FastifyInstance,
  deps: SessionDeps & PasskeyDeps,
  limits: onRequestAsyncHookHandler[],
): void {
  app.post('/api/sign-in/passkey/options', { onRequest: limits }, () => signInOptions(deps));

  app.post('/api/sign-in/passkey', { onRequest: limits }, async (request, reply) => {
    const { credential, isShared } = parse(passkeySignInSchema, request.body);
    const browser = browserOf(request, isShared, deps);
    return answerSignIn(reply, await signInByPasskey(deps, credential, browser), deps);
  });
}

/** The passkeys of members, within a scope of `requireSession`. */
export function servePasskeys(app: FastifyInstance, deps: PasskeyDeps): void {
  app.get('/api/passkeys', async ({ member }) => ({
    passkeys: await listPasskeys(deps.db, member),
  }));

  app.post('/api/passkeys/options', ({ member }) => passkeyOptions(deps, member));

  app.post('/api/passkeys', async ({ member, headers, body }) => {
    const { credential } = parse(newPasskeySchema, body);
    const name = deviceName(headers['user-agent']);
    const isAdded = await addPasskey(deps, member, { credential, name });
    if (!isAdded) throw new RefusalError(400, 'passkeyFailed');
    return {};
  });

  app.post<{ Params: { id: string } }>('/api/passkeys/:id/remove', async ({ member, params }) => {
    if (!(await removePasskey(deps.db, member, params.id))) throw new RefusalError(404, 'notFound');
    return {};
  });
}
