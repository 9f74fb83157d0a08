/** Webhook settings, apart from the URL. PhonePe publishes neither attempts nor delays. */
export const defaultWebhook = {
  username: 'simulator',
  password: 'simulator1',
  /** How often a webhook is sent until the response is 2xx. */
  attempts: 5,
  retryDelayMs: 2000,
  timeoutMs: 5000,
};

/** Where webhooks are sent, and how. */
export type WebhookOptions = typeof defaultWebhook & { url: string };

/** Settings, with their defaults; config.ts reads them from the environment. */
export const defaultOptions = {
  clientId: 'SIMULATOR',
  /** Not a real secret: the simulator moves no money. */
  clientSecret: 'simulator-secret',
  /** Origin of the pay page for browsers; undefined: the Host of the pay call. */
  publicUrl: undefined as string | undefined,
  /** Undefined: no webhooks. */
  webhook: undefined as WebhookOptions | undefined,
  tokenLifetimeS: 3600,
  /** Orders, and refunds, kept in memory; the oldest are evicted. */
  maxOrders: 20_000,
  /** Interval of the search for orders that have expired. */
  sweepMs: 1000,
  /** How long a refund stays PENDING. */
  refundDelayMs: 0,
  /** The time in ms since 1970. */
  now: Date.now,
};

/** How the simulator behaves. */
export type SimulatorOptions = typeof defaultOptions;
