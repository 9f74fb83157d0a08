import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { type Answer, badRequest, invalidClient, ok } from './answer.ts';
import { serve } from './serve.ts';

function issueToken({ faults, options, tokens }: Sandbox, form: unknown): Answer {
  if (!(form instanceof URLSearchParams)) return badRequest('A form body is needed.');
  if (form.get('grant_type') !== 'client_credentials') return badRequest('Unknown grant_type.');
  if (!/^\d+$/.test(form.get('client_version') ?? '')) return badRequest('Unknown client_version.');
  const known =
    form.get('client_id') === options.clientId &&
    form.get('client_secret') === options.clientSecret;
  if (!known) return invalidClient;
  const token = tokens.issue();
  if (faults.take('token-without-issued-at')) delete token.issued_at;
  return ok(token);
}

/** POST /v1/oauth/token (docs/phonepe.md, Token). */
export function tokenRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const handle = serve(sandbox, {
    endpoint: 'token',
    handle: ({ body }) => issueToken(sandbox, body),
  });
  app.post('/v1/oauth/token', handle);
}
