import { z } from 'zod';

const integer = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );

const port = integer(0, 65_535);
const text = z.string();
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address' });

const environment = z
  .object({
    /** Of the server. The simulator's port and webhook address follow from it. */
    PORT: port.default(4321),
    SIMULATOR_PORT: port.optional(),
    SIMULATOR_HOST: text.default('localhost'),
    SIMULATOR_PUBLIC_URL: httpUrl.optional(),
    SIMULATOR_CLIENT_ID: text.default('SIMULATOR'),
    /** Not a real secret: the simulator moves no money. */
    SIMULATOR_CLIENT_SECRET: text.default('simulator-secret'),
    SIMULATOR_WEBHOOK_URL: httpUrl.optional(),
    SIMULATOR_WEBHOOK_USERNAME: text
      .regex(/^\w{5,20}$/, 'must be 5 to 20 of A-Z a-z 0-9 _')
      .default('simulator'),
    SIMULATOR_WEBHOOK_PASSWORD: text
      .regex(
        /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/,
        'must be 8 to 20 letters and digits, with at least one of each',
      )
      .default('simulator1'),
    // PhonePe publishes neither the number of attempts nor the delay.
    SIMULATOR_WEBHOOK_ATTEMPTS: integer(1, 100).default(5),
    SIMULATOR_WEBHOOK_RETRY_MS: integer(0, 3_600_000).default(2000),
    SIMULATOR_TOKEN_LIFETIME_S: integer(1, 86_400).default(3600),
    SIMULATOR_MAX_ORDERS: integer(1, 10_000_000).default(20_000),
  })
  .refine((env) => env.SIMULATOR_PORT !== undefined || env.PORT < 65_535, {
    path: ['SIMULATOR_PORT'],
    error: 'is missing: there is no port after PORT',
  })
  .refine((env) => env.SIMULATOR_WEBHOOK_URL !== undefined || env.PORT > 0, {
    path: ['SIMULATOR_WEBHOOK_URL'],
    error: 'is missing: with PORT=0 nobody knows where webhooks go',
  })
  .transform(({ PORT, ...env }) => ({
    port: env.SIMULATOR_PORT ?? (PORT === 0 ? 0 : PORT + 1),
    host: env.SIMULATOR_HOST,
    options: {
      clientId: env.SIMULATOR_CLIENT_ID,
      clientSecret: env.SIMULATOR_CLIENT_SECRET,
      /** Origin of the pay page for browsers; undefined: the Host of the pay call. */
      publicUrl: env.SIMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
      webhook: {
        url: env.SIMULATOR_WEBHOOK_URL ?? `http://localhost:${PORT}/api/phonepe-webhook`,
        username: env.SIMULATOR_WEBHOOK_USERNAME,
        password: env.SIMULATOR_WEBHOOK_PASSWORD,
        /** How often a webhook is sent until the response is 2xx. */
        attempts: env.SIMULATOR_WEBHOOK_ATTEMPTS,
        retryDelayMs: env.SIMULATOR_WEBHOOK_RETRY_MS,
        timeoutMs: 5000,
      },
      tokenLifetimeS: env.SIMULATOR_TOKEN_LIFETIME_S,
      /** Orders, and refunds, kept in memory; the oldest are evicted. */
      maxOrders: env.SIMULATOR_MAX_ORDERS,
      /** Interval of the search for orders that have expired. */
      sweepMs: 1000,
      /** How long a refund stays PENDING. */
      refundDelayMs: 0,
      /** The time in ms since 1970. */
      now: Date.now,
    },
  }));

/** Where the simulator listens, and how it behaves. */
export type SimulatorConfig = z.infer<typeof environment>;

/** Reads the environment once. Throws an Error that names every invalid variable, never a value. */
export function readSimulatorConfig(env: NodeJS.ProcessEnv): SimulatorConfig {
  // An empty variable counts as unset, as in compose files.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(nonEmpty);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => `${path.join()} ${message}`);
  throw new Error(`The simulator's environment is wrong. ${issues.join('; ')}`);
}

const { options } = environment.parse({});

/** How the simulator behaves. */
export type SimulatorOptions = Omit<typeof options, 'webhook'> & {
  /** Undefined: no webhooks. */
  webhook?: typeof options.webhook;
};

/** The options of an empty environment; without webhooks, which have options of their own. */
export const { webhook: defaultWebhook, ...defaultOptions } = options;
