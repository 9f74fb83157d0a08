import type { FastifyInstance } from 'fastify';
import { type PaymentDeps, servePayments } from '#server/orders/routes.ts';
import { type ContactDeps, serveContact } from './contact/contact.routes.ts';
import { guardApi, refuseUnknown } from './http/api-guards.ts';
import { type AppSettings, answerBeforeClose, createApp } from './http/create-app.ts';
import { type BuiltSite, servePages } from './http/pages.ts';
import { serveTaps } from './leads/tap.routes.ts';

/** Parts of the server. */
export interface AppDeps extends AppSettings {
  /** Omitted, only the API is served. */
  site?: BuiltSite | undefined;
  /** Omitted, the contact form needs its script. */
  contact?: ContactDeps;
  /** Omitted, only the pages are served. */
  api?: {
    payments: PaymentDeps;
    serveWebhooks: (scope: FastifyInstance) => void;
    isReady: () => Promise<boolean>;
    ratePerMinute: number;
    publicUrl: string;
  };
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
export function buildApp(parts: AppDeps): FastifyInstance {
  const { site, contact, api } = parts;
  const app = createApp(parts);
  answerBeforeClose(app);
  if (site) servePages(app, site);
  if (contact) app.register((scope) => serveContact(scope, contact));
  if (api) {
    const { payments, publicUrl, ratePerMinute } = api;
    serveHealth(app, api.isReady);
    const guards = { contentIn: payments.contentIn, publicUrl };
    app.register(async (scope) => {
      await guardApi(scope, { ...guards, ratePerMinute });
      servePayments(scope, payments);
      refuseUnknown(scope, guards.contentIn);
    });
    if (site) {
      const taps = { ...payments.checkout, site, publicUrl, hasLimits: ratePerMinute !== 0 };
      app.register((scope) => serveTaps(scope, taps));
    }
    // Webhooks come from few addresses: no rate limit.
    app.register(async (scope) => {
      await guardApi(scope, { ...guards, ratePerMinute: 0 });
      api.serveWebhooks(scope);
    });
  }
  return app;
}
