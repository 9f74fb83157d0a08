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

/** What the server is made of; main.ts puts it together from the environment. */
export interface AppParts {
  logLevel: string;
  trustProxy: string[];
  /** Left out, only the API is served. */
  site?: BuiltSite | undefined;
  /** Left out, the contact form needs its script. */
  contact?: ContactRoutes;
  /** Left out, the pages are served without a checkout. */
  api?: {
    payments: PaymentRoutes;
    /** Registers the routes of the payment provider's webhooks. */
    serveWebhooks: (scope: FastifyInstance) => void;
    isReady: () => Promise<boolean>;
    ratePerMinute: number;
    /** Where visitors find the site. */
    publicUrl: string;
  };
  /** Where log lines go; standard output if left out. */
  logStream?: { write: (line: string) => void };
}

/**
 * Masks phone numbers in a log line: of ten digits in a row, alone or after 0 or 91, only the last three
 * stay. Digits next to a capital letter belong to an order id, by which staff find the order.
 */
export const maskPhones = (line: string): string =>
  line.replace(/(?<![\dA-Z])((?:91|0)?)\d{7}(?=\d{3}(?![\dA-Z]))/g, '$1*******');

/** Logs what fails in our code. No line per request: page views would bury the lines about payments. */
class ErrorLog extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}

  override streamError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    // A visitor who has left.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(error, request, reply);
  }

  override defaultErrorLog(err: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
    if (reply.statusCode >= 500) reply.log.error({ req, err }, 'request failed');
  }
}

/** How long a connection that has sent no request may still send one while the server stops, in ms. */
const lastRequestMs = 500;

/**
 * Answers the requests that have reached a stopping server; afterwards Fastify ends its connections
 * (forceCloseConnections). Responses say that their connection ends, so that no client reuses it.
 */
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
    // Takes no new connections. The close of an HTTP server would also cut off responses that a slow visitor
    // is still reading.
    TcpServer.prototype.close.call(app.server);
    const connections = promisify(app.server.getConnections.bind(app.server));
    const isUsed = async () =>
      underWay > 0 || (performance.now() < endMs && (await connections()) > 0);
    while (await isUsed()) await wait(10);
  });
}

/** GET /healthz: the process responds. GET /readyz: it can also write to its database. */
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

/** Builds the server; main.ts lets it listen. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { logLevel, trustProxy, site, contact, api, logStream } = parts;
  const app = fastify({
    logger: {
      level: logLevel,
      hooks: { streamWrite: maskPhones },
      // The query may have what a visitor typed.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
      ...(logStream && { stream: logStream }),
    },
    logController: new ErrorLog(),
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    bodyLimit: 16 * 1024,
    // A stopping server still answers what has reached it: the proxy would pass a 503 on to the visitor.
    return503OnClosing: false,
    forceCloseConnections: true,
    // It also bounds answerBeforeClose: longer than main.ts waits.
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
    // Webhooks come from no browser and from few addresses: no limit by address, no Origin.
    app.register(async (scope) => {
      await guardApi(scope, { ...guards, ratePerMinute: 0 });
      api.serveWebhooks(scope);
    });
  }
  return app;
}
