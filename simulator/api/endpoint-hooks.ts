import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { type Endpoint, type EndpointFault, faultsOfEndpoint } from '../faults/fault-list.ts';
import type { Sandbox } from '../sandbox.ts';
import { ApiError, badRequest, invalidClient, serverError, unauthorized } from './api-error.ts';

/** What the hooks of one call of PhonePe's API need to know of it. */
export interface EndpointOptions {
  endpoint: Endpoint;
  /** Runs before any fault is applied; what it throws ends the call. */
  before?: (request: FastifyRequest) => void;
  /** merchantOrderId that the call is about: faults may be switched on for one order alone. */
  orderIdOf?: (request: FastifyRequest) => string | undefined;
}

/** The `:id` of a route. */
export const idInPath = ({ params }: FastifyRequest): string => (params as { id: string }).id;

interface ActiveFault {
  kind: EndpointFault;
  value: number | undefined;
}

/** A page where JSON was promised, as a proxy in trouble sends it. */
const sendHtml = (reply: FastifyReply, status: number, title: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`);

/** Faults because of which a call is not processed. */
const insteadOfProcessing: Partial<
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

/** The text byte by byte; only an overall time-out keeps a client from waiting for it. */
async function* trickle(text: string, everyMs: number) {
  for (const byte of Buffer.from(text)) {
    await wait(everyMs, undefined, { ref: false });
    yield Buffer.of(byte);
  }
}

/** Route hooks that count the calls, check the token, and apply the faults that are switched on. */
export function endpointHooks(
  sandbox: Sandbox,
  { before, endpoint, orderIdOf }: EndpointOptions,
): { preHandler: preHandlerAsyncHookHandler; onSend: onSendAsyncHookHandler } {
  const active = new WeakMap<FastifyRequest, ActiveFault>();

  function takeFault(request: FastifyRequest): ActiveFault | undefined {
    const orderId = orderIdOf?.(request);
    for (const [name, kind] of faultsOfEndpoint(endpoint)) {
      const fault = sandbox.faults.take(name, orderId);
      if (fault) return { kind, value: fault.value };
    }
    return undefined;
  }

  return {
    preHandler: async (request, reply) => {
      sandbox.calls[endpoint] += 1;
      before?.(request);
      const fault = takeFault(request);
      const answerInstead = fault && insteadOfProcessing[fault.kind];
      if (answerInstead) return answerInstead(reply, endpoint);
      if (fault) active.set(request, fault);
      const needsToken = endpoint !== 'token';
      if (needsToken && !sandbox.tokens.accepts(request.headers.authorization))
        throw unauthorized();
    },
    onSend: async (request, _reply, payload) => {
      const { kind, value } = active.get(request) ?? {};
      if (kind === 'lost') request.raw.socket.resetAndDestroy();
      if (kind === 'trickle') return Readable.from(trickle(String(payload), value ?? 200));
      // Without a reference, so that a late answer does not keep a closed simulator running.
      if (kind === 'slow') await wait(value ?? 2000, undefined, { ref: false });
      return payload;
    },
  };
}
