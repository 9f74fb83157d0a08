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
import { type PaymentRoutes, servePayments } from '#server/orders/routes.ts';
import { type ContactRoutes, serveContact } from './contact/contact.routes.ts';
import { guardApi, refuseUnknown } from './http/api-guards.ts';
import { type BuiltSite, servePages } from './http/pages.ts';

/** Parts of the server. */
export interface AppParts {
  logLevel: string;
  trustProxy: string[];
  /** Omitted, only the API is served. */
  site?: BuiltSite | undefined;
  /** Omitted, the contact form needs its script. */
  contact?: ContactRoutes;
  /** Omitted, only the pages are served. */
  api?: {
    payments: PaymentRoutes;
    serveWebhooks: (scope: FastifyInstance) => void;
    isReady: () => Promise<boolean>;
    ratePerMinute: number;
    publicUrl: string;
  };
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

/** How long an open connection may still send a request while the server stops, in ms. */
const lastRequestMs = 500;

/** Answers requests that have reached a stopping server, before Fastify closes its connections. */
function answerBeforeClose(app: FastifyInstance): void {
  let underWay = 0;
  let isClosing = false;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
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

/** GET /healthz: the process responds. GET /readyz: its database can be written to. */
function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ok = await isReady();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}

/** Builds the server. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { logLevel, trustProxy, site, contact, api, logStream } = parts;
  const app = fastify({
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
  answerBeforeClose(app);
  if (site) servePages(app, site);
  if (contact) app.register((scope) => serveContact(scope, contact));
  if (api) {
    serveHealth(app, api.isReady);
    const guards = { contentIn: api.payments.contentIn, publicUrl: api.publicUrl };
    app.register(async (scope) => {
      await guardApi(scope, { ...guards, ratePerMinute: api.ratePerMinute });
      servePayments(scope, api.payments);
      refuseUnknown(scope, guards.contentIn);
    });
    // Webhooks come from few addresses: no rate limit.
    app.register(async (scope) => {
      await guardApi(scope, { ...guards, ratePerMinute: 0 });
      api.serveWebhooks(scope);
    });
  }
  return app;
}
