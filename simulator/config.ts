import { z } from 'zod';
import {
  defaultClientId,
  defaultClientSecret,
  defaultOptions,
  defaultWebhook,
  defaultWebhookPassword,
  defaultWebhookUsername,
  type SimulatorOptions,
} from './options.ts';

const whole = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`);

const port = whole(0, 65_535);
const text = z.string().min(1, 'must not be empty');
const address = z.url({ protocol: /^https?$/, error: 'must be an address' });

const environment = z.object({
  /** Of the server. The simulator's port and webhook address follow from it. */
  PORT: port.default(4321),
  SIMULATOR_PORT: port.optional(),
  SIMULATOR_HOST: text.default('localhost'),
  SIMULATOR_PUBLIC_URL: address.optional(),
  SIMULATOR_CLIENT_ID: text.default(defaultClientId),
  SIMULATOR_CLIENT_SECRET: text.default(defaultClientSecret),
  SIMULATOR_WEBHOOK_URL: address.optional(),
  SIMULATOR_WEBHOOK_USERNAME: z
    .string()
    .regex(/^\w{5,20}$/, 'must be 5 to 20 of A-Z a-z 0-9 _')
    .default(defaultWebhookUsername),
  SIMULATOR_WEBHOOK_PASSWORD: z
    .string()
    .regex(
      /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/,
      'must be 8 to 20 letters and digits, with at least one of each',
    )
    .default(defaultWebhookPassword),
  SIMULATOR_WEBHOOK_ATTEMPTS: whole(1, 100).default(defaultWebhook.attempts),
  SIMULATOR_WEBHOOK_RETRY_MS: whole(0, 3_600_000).default(defaultWebhook.retryDelayMs),
  SIMULATOR_TOKEN_LIFETIME_S: whole(1, 86_400).default(defaultOptions.tokenLifetimeS),
  SIMULATOR_MAX_ORDERS: whole(1, 10_000_000).default(defaultOptions.maxOrders),
});

const complete = environment
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

/** Thrown when the environment is wrong; names every bad variable, never a value. */
export class SimulatorConfigError extends Error {}

/** Reads the environment once. Throws a SimulatorConfigError that names every bad variable. */
export function readSimulatorConfig(env: NodeJS.ProcessEnv): SimulatorConfig {
  // An empty variable counts as one that is not set, as in compose files.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = complete.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new SimulatorConfigError(`The simulator's environment is wrong. ${faults.join('; ')}`);
  }
  const { data } = result;
  const webhook = {
    ...defaultWebhook,
    url: data.SIMULATOR_WEBHOOK_URL ?? `http://localhost:${data.PORT}/api/phonepe-webhook`,
    username: data.SIMULATOR_WEBHOOK_USERNAME,
    password: data.SIMULATOR_WEBHOOK_PASSWORD,
    attempts: data.SIMULATOR_WEBHOOK_ATTEMPTS,
    retryDelayMs: data.SIMULATOR_WEBHOOK_RETRY_MS,
  };
  return {
    port: data.SIMULATOR_PORT ?? (data.PORT === 0 ? 0 : data.PORT + 1),
    host: data.SIMULATOR_HOST,
    options: {
      ...defaultOptions,
      clientId: data.SIMULATOR_CLIENT_ID,
      clientSecret: data.SIMULATOR_CLIENT_SECRET,
      publicUrl: data.SIMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
      webhook,
      tokenLifetimeS: data.SIMULATOR_TOKEN_LIFETIME_S,
      maxOrders: data.SIMULATOR_MAX_ORDERS,
    },
  };
}
