import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/** Settings of a Fastify app. */
export interface AppSettings {
  logLevel: string;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  /** Standard output by default. */
  logStream?: { write: (line: string) => void };
}

/**
 * Masks phone numbers in a log line, except their last three digits. Digits next to a capital letter belong
 * to an order id and stay.
 */
export const maskPhones = (line: string): string =>
  line.replace(/(?<![\dA-Z])((?:91|0)?)\d{7}(?=\d{3}(?![\dA-Z]))/g, '$1*******');

/** Logs failures only: a line per request would bury those about payments. */
class ErrorLog extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}

  override streamError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    // The visitor has disconnected.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, request, reply);
  }

  override defaultErrorLog(err: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
    if (reply.statusCode >= 500) reply.log.error({ req, err }, 'request failed');
  }
}

/** A Fastify app without routes: log, time-outs and limits. */
export function createApp({ logLevel, trustProxy, logStream }: AppSettings): FastifyInstance {
  return fastify({
    logger: {
      level: logLevel,
      hooks: { streamWrite: maskPhones },
      // The query may contain personal data.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
      ...(logStream && { stream: logStream }),
    },
    logController: new ErrorLog(),
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    bodyLimit: 16 * 1024,
    // A proxy would pass a 503 on to the visitor.
    return503OnClosing: false,
    forceCloseConnections: true,
    // It also bounds answerBeforeClose, so it is longer than main.ts waits.
    pluginTimeout: 60_000,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: () => crypto.randomUUID(),
  });
}

/** How long an open connection may still send a request while the server stops, in ms. */
const lastRequestMs = 500;

/**
 * Answers requests that have reached a stopping server, before Fastify closes its connections. It does not wait
 * for requests of which `isAwaited` is false.
 */
export function answerBeforeClose(
  app: FastifyInstance,
  isAwaited: (request: FastifyRequest) => boolean = () => true,
): void {
  let underWay = 0;
  let isClosing = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (isAwaited(request)) {
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    isClosing = true;
    const endMs = performance.now() + lastRequestMs;
    // Refuses new connections. HttpServer.close would also cut off responses to slow visitors.
    TcpServer.prototype.close.call(app.server);
    const connections = promisify(app.server.getConnections.bind(app.server));
    const isUsed = async () =>
      underWay > 0 || (performance.now() < endMs && (await connections()) > 0);
    while (await isUsed()) await wait(10);
  });
}
