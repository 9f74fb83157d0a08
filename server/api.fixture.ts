import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { requestCheck } from '#server/orders/schedule.ts';
import { requestRefundCheck } from '#server/refunds/store.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { buildApp } from './app.ts';
import type { PaymentProvider } from './payments/provider.ts';

interface ApiOptions {
  ratePerMinute?: number;
  trustProxy?: string[];
  publicUrl?: string;
  /** Other languages than the default one, by their folders. */
  contents?: Record<string, CheckoutContent>;
  /** Left out, the webhooks of the provider in memory. */
  serveWebhooks?: PaymentProvider['serveWebhooks'];
}

/** The API on a port of its own, with the checkout of tests/fixtures behind it. */
export async function openTestApi({
  ratePerMinute = 0,
  trustProxy = [],
  publicUrl = 'https://agency.example',
  contents = {},
  serveWebhooks,
}: ApiOptions = {}) {
  const test = await openTestCheckout();
  const { db, checkout, clock, provider } = test;
  const app = buildApp({
    logLevel: 'silent',
    trustProxy,
    site: { folder: '', files: new Map() },
    api: {
      payments: {
        checkout,
        contentIn: (language) => contents[language ?? ''] ?? checkoutContent,
        waitBudget: { totalMs: 0, intervalMs: 1 },
      },
      serveWebhooks: (scope) =>
        (serveWebhooks ?? provider.serveWebhooks)(
          scope,
          (id, ignoredStates) => requestCheck(db, id, clock.nowMs, ignoredStates),
          (id) => requestRefundCheck(db, id, clock.nowMs),
        ),
      isReady: async () => true,
      ratePerMinute,
      publicUrl,
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  /** Sends JSON, or text as it is. */
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
    await test.remove();
  };
  return { ...test, origin, post, get, close };
}

/** The API of a test, with request helpers. */
export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
