import { z } from 'zod';
import { defaultOptions, defaultWebhook, type SimulatorOptions } from './options.ts';

const whole = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    );

const port = whole(0, 65_535);
const text = z.string();
const address = z.url({ protocol: /^https?$/, error: 'must be an address' });

const environment = z
  .object({
    /** Of the server. The simulator's port and webhook address follow from it. */
    PORT: port.default(4321),
    SIMULATOR_PORT: port.optional(),
    SIMULATOR_HOST: text.default('localhost'),
    SIMULATOR_PUBLIC_URL: address.optional(),
    SIMULATOR_CLIENT_ID: text.default(defaultOptions.clientId),
    SIMULATOR_CLIENT_SECRET: text.default(defaultOptions.clientSecret),
    SIMULATOR_WEBHOOK_URL: address.optional(),
    SIMULATOR_WEBHOOK_USERNAME: text
      .regex(/^\w{5,20}$/, 'must be 5 to 20 of A-Z a-z 0-9 _')
      .default(defaultWebhook.username),
    SIMULATOR_WEBHOOK_PASSWORD: text
      .regex(
        /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/,
        'must be 8 to 20 letters and digits, with at least one of each',
      )
      .default(defaultWebhook.password),
    SIMULATOR_WEBHOOK_ATTEMPTS: whole(1, 100).default(defaultWebhook.attempts),
    SIMULATOR_WEBHOOK_RETRY_MS: whole(0, 3_600_000).default(defaultWebhook.retryDelayMs),
    SIMULATOR_TOKEN_LIFETIME_S: whole(1, 86_400).default(defaultOptions.tokenLifetimeS),
    SIMULATOR_MAX_ORDERS: whole(1, 10_000_000).default(defaultOptions.maxOrders),
  })
  .refine((env) => env.SIMULATOR_PORT !== undefined || env.PORT < 65_535, {
    path: ['SIMULATOR_PORT'],
    error: 'is missing: there is no port after PORT',
  })
  .refine((env) => env.SIMULATOR_WEBHOOK_URL !== undefined || env.PORT > 0, {
    path: ['SIMULATOR_WEBHOOK_URL'],
    error: 'is missing: with PORT=0 nobody knows where webhooks go',
  });

/** Where the simulator listens, and how it behaves. */
export interface SimulatorConfig {
  port: number;
  host: string;
  options: SimulatorOptions;
}

/** Reads the environment once. Throws an Error that names every bad variable, never a value. */
export function readSimulatorConfig(env: NodeJS.ProcessEnv): SimulatorConfig {
  // An empty variable counts as one that is not set, as in compose files.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(set);
  if (error) {
    const faults = error.issues.map(({ path, message }) => `${path.join()} ${message}`);
    throw new Error(`The simulator's environment is wrong. ${faults.join('; ')}`);
  }
  return {
    port: data.SIMULATOR_PORT ?? (data.PORT === 0 ? 0 : data.PORT + 1),
    host: data.SIMULATOR_HOST,
    options: {
      ...defaultOptions,
      clientId: data.SIMULATOR_CLIENT_ID,
      clientSecret: data.SIMULATOR_CLIENT_SECRET,
      publicUrl: data.SIMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
      webhook: {
        ...defaultWebhook,
        url: data.SIMULATOR_WEBHOOK_URL ?? `http://localhost:${data.PORT}/api/phonepe-webhook`,
        username: data.SIMULATOR_WEBHOOK_USERNAME,
        password: data.SIMULATOR_WEBHOOK_PASSWORD,
        attempts: data.SIMULATOR_WEBHOOK_ATTEMPTS,
        retryDelayMs: data.SIMULATOR_WEBHOOK_RETRY_MS,
      },
      tokenLifetimeS: data.SIMULATOR_TOKEN_LIFETIME_S,
      maxOrders: data.SIMULATOR_MAX_ORDERS,
    },
  };
}
