import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type Endpoint, type Spoil, spoilsOf } from '../faults/fault-list.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  type Answer,
  badRequest,
  htmlAnswer,
  invalidClient,
  refusal,
  unauthorized,
} from './answer.ts';

/** One call of PhonePe's API. */
export interface Call {
  endpoint: Endpoint;
  /** Looks at the request before any fault does; an answer ends the call. */
  before?: (request: FastifyRequest) => Answer | undefined;
  /** Carries the call out. */
  handle: (request: FastifyRequest) => Answer;
  /** The shop's id of the order that the call is about: faults may be meant for it alone. */
  orderIdOf?: (request: FastifyRequest) => string | undefined;
}

interface ActiveSpoil {
  spoil: Spoil;
  value: number | undefined;
}

/** Answers that come instead of the call being carried out. */
const answersInstead: Partial<Record<Spoil, (endpoint: Endpoint) => Answer>> = {
  'html-200': () => htmlAnswer(200, 'Welcome'),
  'html-500': () => htmlAnswer(500, 'Internal Server Error'),
  'text-503': () => ({ status: 503, body: 'R999', contentType: 'text/plain' }),
  'http-400': () => badRequest(),
  'http-401': (endpoint) => (endpoint === 'token' ? invalidClient : unauthorized),
  'http-429': () => refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests.'),
  'http-500': () => refusal(500, 'INTERNAL_SERVER_ERROR', 'There is an error on our side.'),
};

function takeSpoil(
  sandbox: Sandbox,
  endpoint: Endpoint,
  orderId?: string,
): ActiveSpoil | undefined {
  for (const [name, spoil] of spoilsOf(endpoint)) {
    const fault = sandbox.faults.take(name, orderId);
    if (fault) return { spoil, value: fault.value };
  }
  return undefined;
}

function carryOut(sandbox: Sandbox, call: Call, request: FastifyRequest): Answer {
  const needsToken = call.endpoint !== 'token';
  if (needsToken && !sandbox.tokens.accepts(request.headers.authorization)) return unauthorized;
  return call.handle(request);
}

function send(reply: FastifyReply, { body, contentType, status }: Answer): FastifyReply {
  if (contentType) void reply.type(contentType);
  return reply.code(status).send(body);
}

/** Sends the answer byte by byte; a shop without an overall time-out waits for all of it. */
function trickle(reply: FastifyReply, answer: Answer, everyMs: number): void {
  const { raw } = reply.hijack();
  const bytes = Buffer.from(JSON.stringify(answer.body));
  let sent = 0;
  raw.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
  const timer = setInterval(() => {
    raw.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= bytes.length) raw.end();
  }, everyMs);
  raw.on('close', () => clearInterval(timer));
}

function reset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.resetAndDestroy();
  return reply.hijack();
}

/** What comes instead of the call being carried out, if the fault is of that kind. */
function stopped(
  fault: ActiveSpoil | undefined,
  { endpoint }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (fault?.spoil === 'hang') return reply.hijack();
  if (fault?.spoil === 'reset') return reset(request, reply);
  const instead = fault && answersInstead[fault.spoil];
  return instead && send(reply, instead(endpoint));
}

/** Makes the route's handler: the call as it should be, and all that can go wrong with it. */
export function serve(sandbox: Sandbox, call: Call): RouteHandlerMethod {
  return (request, reply) => {
    sandbox.calls[call.endpoint] += 1;
    const refused = call.before?.(request);
    if (refused) return send(reply, refused);
    const fault = takeSpoil(sandbox, call.endpoint, call.orderIdOf?.(request));
    if (stopped(fault, call, request, reply)) return reply;

    const answer = carryOut(sandbox, call, request);
    if (fault?.spoil === 'lost') return reset(request, reply);
    if (fault?.spoil === 'trickle') return trickle(reply, answer, fault.value ?? 200);
    if (fault?.spoil !== 'slow') return send(reply, answer);
    sandbox.timers.after(fault.value ?? 2000, () => void send(reply, answer));
    return reply;
  };
}
