/** Where webhooks go, and what they prove themselves with. */
export interface WebhookOptions {
  url: string;
  username: string;
  password: string;
  /** How often one webhook is tried until it is answered with 2xx; PhonePe publishes no number. */
  attempts: number;
  retryDelayMs: number;
  /** How long an answer is waited for. */
  timeoutMs: number;
}

/** How the simulator behaves; config.ts reads it from the environment. */
export interface SimulatorOptions {
  clientId: string;
  clientSecret: string;
  /** Address under which a browser reaches the pay page; undefined: the Host of the pay call. */
  publicUrl: string | undefined;
  /** Undefined: no webhooks. */
  webhook: WebhookOptions | undefined;
  /** Seconds for which a token is good. */
  tokenLifetimeS: number;
  /** Orders, and refunds, kept in memory; the oldest makes room. */
  maxOrders: number;
  /** How often orders are looked through for those whose time has run out. */
  sweepMs: number;
  /** How long a refund is under way. */
  refundDelayMs: number;
  /** The time in ms since 1970. */
  now: () => number;
}

/** What a webhook is unless the environment says otherwise. */
export const defaultWebhook: Omit<WebhookOptions, 'url'> = {
  username: 'simulator',
  password: 'simulator1',
  attempts: 5,
  retryDelayMs: 2000,
  timeoutMs: 5000,
};

/** Everything else. The secret is none: the simulator takes no money. */
export const defaultOptions: SimulatorOptions = {
  clientId: 'SIMULATOR',
  clientSecret: 'simulator-secret',
  publicUrl: undefined,
  webhook: undefined,
  tokenLifetimeS: 3600,
  maxOrders: 20_000,
  sweepMs: 1000,
  refundDelayMs: 0,
  now: Date.now,
};
