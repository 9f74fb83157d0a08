import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { badRequest, invalidClient } from './api-error.ts';
import { endpointHooks } from './endpoint-hooks.ts';

function issueToken({ faults, options, tokens }: Sandbox, form: unknown): object {
  if (!(form instanceof URLSearchParams)) throw badRequest('A form body is needed.');
  if (form.get('grant_type') !== 'client_credentials') throw badRequest('Unknown grant_type.');
  if (!/^\d+$/.test(form.get('client_version') ?? '')) throw badRequest('Unknown client_version.');
  const known =
    form.get('client_id') === options.clientId &&
    form.get('client_secret') === options.clientSecret;
  if (!known) throw invalidClient();
  const { issued_at, ...token } = tokens.issue();
  return faults.take('token-without-issued-at') ? token : { issued_at, ...token };
}

/** POST /v1/oauth/token (docs/phonepe.md, Token). */
export function tokenRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const hooks = endpointHooks(sandbox, 'token');
  app.post('/v1/oauth/token', hooks, ({ body }) => issueToken(sandbox, body));
}
