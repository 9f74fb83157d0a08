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
  merchantId: string;
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

/** The credentials that `npm start` gives to the simulator and to the server. Worth nothing. */
export const defaultClientId = 'SIMULATOR';
/** No secret: the simulator takes no money. */
export const defaultClientSecret = 'simulator-secret';
/** What the webhooks prove themselves with, unless told otherwise. */
export const defaultWebhookUsername = 'simulator';
/** Goes with the user name. */
export const defaultWebhookPassword = 'simulator1';

/** Where webhooks go and how often they are tried, unless told otherwise; pauses in ms. */
export const defaultWebhook: Omit<WebhookOptions, 'url'> = {
  username: defaultWebhookUsername,
  password: defaultWebhookPassword,
  attempts: 5,
  retryDelayMs: 2000,
  timeoutMs: 5000,
};

/** Everything else that the environment may leave out. */
export const defaultOptions: SimulatorOptions = {
  clientId: defaultClientId,
  clientSecret: defaultClientSecret,
  merchantId: 'SIMULATORUAT',
  publicUrl: undefined,
  webhook: undefined,
  tokenLifetimeS: 3600,
  maxOrders: 20_000,
  sweepMs: 1000,
  refundDelayMs: 0,
  now: Date.now,
};
