import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type PaymentRoutes, servePayments } from '#server/orders/routes.ts';
import { type ContactRoutes, serveContact } from './contact/contact.routes.ts';
import { guardApi, refuseUnknown } from './http/api-guards.ts';
import type { BuiltSite } from './http/built-site.ts';
import { endConnectionsOnClose } from './http/drain.ts';
import { serveHealth } from './http/health.routes.ts';
import { maskPhones } from './http/mask-phones.ts';
import { servePages } from './http/pages.routes.ts';

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
}

/** Builds the server; main.ts lets it listen. */
export function buildApp({ logLevel, trustProxy, site, contact, api }: AppParts): FastifyInstance {
  const app = fastify({
    logger: {
      level: logLevel,
      hooks: { streamWrite: maskPhones },
    },
    // No log line for each request: page views would bury what the payment routes log.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    bodyLimit: 16 * 1024,
    // A closing server still answers what has reached it: the proxy would pass a 503 on to the visitor.
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    genReqId: () => crypto.randomUUID(),
  });
  endConnectionsOnClose(app);
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
