import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Endpoint, type EndpointFault, faultsOfEndpoint } from '../faults/fault-list.ts';
import type { Sandbox } from '../sandbox.ts';
import { ApiError, badRequest, invalidClient, serverError, unauthorized } from './api-error.ts';

/** The `:id` of a route. */
export const idInPath = ({ params }: FastifyRequest): string => (params as { id: string }).id;

/** Reads a text field of a JSON body, which may have any shape. */
export const fieldInBody =
  (name: string) =>
  ({ body }: FastifyRequest): string | undefined => {
    const value = (body as Record<string, unknown> | null | undefined)?.[name];
    return typeof value === 'string' ? value : undefined;
  };

/** A page instead of the JSON that was promised, as from a failing proxy. */
const sendHtml = (reply: FastifyReply, status: number, title: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`);

/** Faults that keep a call from being processed. */
const unprocessed: Partial<
  Record<EndpointFault, (reply: FastifyReply, endpoint: Endpoint) => FastifyReply>
> = {
  hang: (reply) => reply.hijack(),
  reset: (reply) => {
    reply.raw.req.socket.resetAndDestroy();
    return reply.hijack();
  },
  'html-200': (reply) => sendHtml(reply, 200, 'Welcome'),
  'html-500': (reply) => sendHtml(reply, 500, 'Internal Server Error'),
  'text-503': (reply) => reply.code(503).type('text/plain').send('R999'),
  'http-400': (reply) => reply.send(badRequest()),
  'http-401': (reply, endpoint) =>
    reply.send(endpoint === 'token' ? invalidClient() : unauthorized()),
  'http-429': (reply) => reply.send(new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests.')),
  'http-500': (reply) => reply.send(serverError()),
};

/** The text byte by byte; only an overall time-out makes a client give up. */
async function* trickle(text: string, intervalMs: number) {
  for (const byte of Buffer.from(text)) {
    await wait(intervalMs, undefined, { ref: false });
    yield Buffer.of(byte);
  }
}

/**
 * Route hooks that count the calls, check the token, and apply the faults that are on, for all orders
 * or for the one with the merchantOrderId of the request. `before` runs first; what it throws ends the
 * call.
 */
export function endpointHooks(
  sandbox: Sandbox,
  endpoint: Endpoint,
  orderIdOf?: (request: FastifyRequest) => string | undefined,
  before?: (request: FastifyRequest) => void,
): Pick<RouteShorthandOptions, 'preHandler' | 'onSend'> {
  const active = new WeakMap<FastifyRequest, { kind: EndpointFault; value?: number }>();
  return {
    preHandler: async (request, reply) => {
      sandbox.calls[endpoint] += 1;
      before?.(request);
      const orderId = orderIdOf?.(request);
      for (const [name, kind] of faultsOfEndpoint(endpoint)) {
        const fault = sandbox.faults.take(name, orderId);
        if (!fault) continue;
        const respond = unprocessed[kind];
        if (respond) return respond(reply, endpoint);
        active.set(request, { kind, value: fault.value });
        break;
      }
      const hasAccess =
        endpoint === 'token' || sandbox.tokens.accepts(request.headers.authorization);
      if (!hasAccess) throw unauthorized();
    },
    onSend: async (request, _reply, payload) => {
      const { kind, value } = active.get(request) ?? {};
      if (kind === 'lost') request.raw.socket.resetAndDestroy();
      if (kind === 'trickle') return Readable.from(trickle(String(payload), value ?? 200));
      // Unreferenced, so that a late response does not keep a closed simulator running.
      if (kind === 'slow') await wait(value ?? 2000, undefined, { ref: false });
      return payload;
    },
  };
}
