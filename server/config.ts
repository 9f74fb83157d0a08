import type { z } from 'zod';
import { requireTogether, settings } from './settings.ts';

const environment = settings.superRefine(requireTogether);

type Environment = z.output<typeof environment>;

/** The environment, read and checked. */
export type Config = ReturnType<typeof toConfig>;

/** Thrown when the environment is wrong; the message names every bad variable. */
export class ConfigError extends Error {}

/** Values that no message may show. */
const secrets = new Set([
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_WEBHOOK_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
]);

function faultLine(name: string, message: string, env: NodeJS.ProcessEnv): string {
  const value = env[name];
  if (value === undefined) return `${name} ${message}`;
  return `${name}=${secrets.has(name) ? '(hidden)' : JSON.stringify(value)}: ${message}`;
}

/** Reads the environment once. Throws a ConfigError that names every bad variable at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as one that is not set, as in compose files.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) =>
      faultLine(String(path[0]), message, env),
    );
    throw new ConfigError(`The environment is wrong. ${faults.join('; ')}`);
  }
  return toConfig(result.data);
}

const toConfig = (env: Environment) => ({
  port: env.PORT,
  host: env.HOST,
  logLevel: env.LOG_LEVEL,
  /** Folder of the built site. */
  siteDir: env.SITE_DIR,
  /** Folder of the SQLite file. */
  dataDir: env.DATA_DIR,
  /** PostgreSQL's address, where orders are stored there. */
  databaseUrl: env.DATABASE_URL,
  /** Public address of the site, without a slash at the end; payers come back to it. */
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  /** Proxies whose X-Forwarded-For is believed, as addresses or networks. */
  trustProxy: env.TRUST_PROXY?.split(',').map((proxy) => proxy.trim()) ?? [],
  /** Without credentials the simulator stands in for PhonePe. */
  phonePe: credentialsOf(env),
  simulatorPort: env.SIMULATOR_PORT ?? env.PORT + 1,
  /** Longest time for one request to PhonePe. */
  phonePeTimeoutMs: env.PHONEPE_TIMEOUT_MS,
  /** Payment requests that one address may make in a minute; 0 for no limit. */
  ratePerMinute: env.RATE_LIMIT,
  mail: mailOf(env),
  /** Whether staff get mails about what needs a person. */
  sendsAlerts: env.ALERTS === 'on',
});

/** What PhonePe gave the agency, and what stands in its dashboard's webhook. */
function credentialsOf(env: Environment) {
  if (env.PHONEPE_ENV === undefined) return undefined;
  return {
    environment: env.PHONEPE_ENV,
    clientId: env.PHONEPE_CLIENT_ID ?? '',
    clientSecret: env.PHONEPE_CLIENT_SECRET ?? '',
    clientVersion: env.PHONEPE_CLIENT_VERSION ?? '',
    webhookUsername: env.PHONEPE_WEBHOOK_USERNAME ?? '',
    webhookPassword: env.PHONEPE_WEBHOOK_PASSWORD ?? '',
  };
}

function mailOf({ SMTP_URL, MAIL_TO, MAIL_FROM }: Environment) {
  if (!SMTP_URL || !MAIL_TO || !MAIL_FROM) return undefined;
  return { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM };
}
