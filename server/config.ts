import type { z } from 'zod';
import { phonePeNames, requireTogether, settings } from './settings.ts';

const environment = settings.superRefine(requireTogether);

type Environment = z.output<typeof environment>;

/** What PhonePe gave the agency, and what stands in its dashboard's webhook. */
export interface PhonePeCredentials {
  environment: 'sandbox' | 'production';
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  webhookUsername: string;
  webhookPassword: string;
}

/** The environment, read and checked. */
export interface Config {
  port: number;
  host: string;
  logLevel: Environment['LOG_LEVEL'];
  /** Folder of the built site. */
  siteDir: string;
  /** Folder of the SQLite file. */
  dataDir: string;
  /** PostgreSQL's address, where orders are stored there. */
  databaseUrl: string | undefined;
  /** Public address of the site, without a slash at the end; payers come back to it. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For is believed, as addresses or networks. */
  trustProxy: string[];
  /** Without them the simulator stands in for PhonePe. */
  phonePe: PhonePeCredentials | undefined;
  simulatorPort: number;
  /** Longest time for one question to PhonePe. */
  phonePeTimeoutMs: number;
  /** Payment requests that one address may make in a minute; 0 for no limit. */
  ratePerMinute: number | undefined;
  mail: { smtpUrl: string; to: string; from: string } | undefined;
  /** Whether staff get mails about what needs a person. */
  sendsAlerts: boolean;
}

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

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    siteDir: env.SITE_DIR,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY?.split(',').map((proxy) => proxy.trim()) ?? [],
    phonePe: credentialsOf(env),
    simulatorPort: env.SIMULATOR_PORT ?? env.PORT + 1,
    phonePeTimeoutMs: env.PHONEPE_TIMEOUT_MS,
    ratePerMinute: env.RATE_LIMIT,
    mail: mailOf(env),
    sendsAlerts: env.ALERTS === 'on',
  };
}

function credentialsOf(env: Environment): PhonePeCredentials | undefined {
  const [environment, clientId, clientSecret, clientVersion, webhookUsername, webhookPassword] =
    phonePeNames.map((name) => env[name]);
  if (environment === undefined) return undefined;
  return {
    environment: environment === 'production' ? 'production' : 'sandbox',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    clientVersion: clientVersion ?? '',
    webhookUsername: webhookUsername ?? '',
    webhookPassword: webhookPassword ?? '',
  };
}

function mailOf({ SMTP_URL, MAIL_TO, MAIL_FROM }: Environment): Config['mail'] {
  if (!SMTP_URL || !MAIL_TO || !MAIL_FROM) return undefined;
  return { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM };
}
