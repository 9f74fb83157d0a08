import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type Endpoint, type EndpointFault, faultsOfEndpoint } from '../faults/fault-list.ts';
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
  /** Runs before any fault is applied; an answer ends the call. */
  before?: (request: FastifyRequest) => Answer | undefined;
  /** Processes the call. */
  handle: (request: FastifyRequest) => Answer;
  /** merchantOrderId that the call is about: faults may be switched on for one order alone. */
  orderIdOf?: (request: FastifyRequest) => string | undefined;
}

interface ActiveFault {
  kind: EndpointFault;
  value: number | undefined;
}

/** Answers that replace the normal processing of a call. */
const answersInstead: Partial<Record<EndpointFault, (endpoint: Endpoint) => Answer>> = {
  'html-200': () => htmlAnswer(200, 'Welcome'),
  'html-500': () => htmlAnswer(500, 'Internal Server Error'),
  'text-503': () => ({ status: 503, body: 'R999', contentType: 'text/plain' }),
  'http-400': () => badRequest(),
  'http-401': (endpoint) => (endpoint === 'token' ? invalidClient : unauthorized),
  'http-429': () => refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests.'),
  'http-500': () => refusal(500, 'INTERNAL_SERVER_ERROR', 'There is an error on our side.'),
};

function takeFault(
  sandbox: Sandbox,
  endpoint: Endpoint,
  orderId?: string,
): ActiveFault | undefined {
  for (const [name, kind] of faultsOfEndpoint(endpoint)) {
    const fault = sandbox.faults.take(name, orderId);
    if (fault) return { kind, value: fault.value };
  }
  return undefined;
}

function processCall(sandbox: Sandbox, call: Call, request: FastifyRequest): Answer {
  const needsToken = call.endpoint !== 'token';
  if (needsToken && !sandbox.tokens.accepts(request.headers.authorization)) return unauthorized;
  return call.handle(request);
}

function send(reply: FastifyReply, { body, contentType, status }: Answer): FastifyReply {
  if (contentType) void reply.type(contentType);
  return reply.code(status).send(body);
}

/** Sends the answer byte by byte; only an overall time-out keeps a client from waiting for it. */
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

/** Handles the faults because of which a call is not processed; undefined for any other. */
function failInstead(
  fault: ActiveFault | undefined,
  { endpoint }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (fault?.kind === 'hang') return reply.hijack();
  if (fault?.kind === 'reset') return reset(request, reply);
  const instead = fault && answersInstead[fault.kind];
  return instead && send(reply, instead(endpoint));
}

/** The route handler of a call, with every fault that may be switched on for it. */
export function serve(sandbox: Sandbox, call: Call): RouteHandlerMethod {
  return (request, reply) => {
    sandbox.calls[call.endpoint] += 1;
    const refused = call.before?.(request);
    if (refused) return send(reply, refused);
    const fault = takeFault(sandbox, call.endpoint, call.orderIdOf?.(request));
    if (failInstead(fault, call, request, reply)) return reply;

    const answer = processCall(sandbox, call, request);
    if (fault?.kind === 'lost') return reset(request, reply);
    if (fault?.kind === 'trickle') return trickle(reply, answer, fault.value ?? 200);
    if (fault?.kind !== 'slow') return send(reply, answer);
    sandbox.timers.after(fault.value ?? 2000, () => void send(reply, answer));
    return reply;
  };
}
