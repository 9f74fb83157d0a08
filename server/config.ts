import { isIP } from 'node:net';
import { z } from 'zod';

const text = z.string().min(1);

/** Whether Fastify accepts it: an address, a range, or one of three names. */
function isProxy(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', bits = '1', ...more] = proxy.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && +bits <= longest;
}

const proxiesIn = (list: string): string[] => list.split(',').map((proxy) => proxy.trim());

/** Whether it is an http(s) origin, perhaps with a trailing slash. */
function isOrigin(address: string): boolean {
  const { protocol, origin } = URL.parse(address) ?? {};
  return /^https?:$/.test(protocol ?? '') && address.replace(/\/$/, '').toLowerCase() === origin;
}

/** Whether it is https, or http on this machine, which browsers keep as safe. */
const isHttpsOrLocalhost = (address: string): boolean =>
  /^https:|^http:\/\/localhost(?=[:/]|$)/i.test(address);

const wholeNumber = z.coerce.number('must be a number').int('must be a whole number');

const wholeNumberIn = (least: number, most: number) => {
  const message = `must be ${least} to ${most}`;
  return wholeNumber.min(least, message).max(most, message);
};

const port = wholeNumberIn(0, 65_535);

/** Required together; without any, the simulator takes the payments. */
const phonePeSettings = z.object({
  PHONEPE_ENV: z.enum(['sandbox', 'production']),
  PHONEPE_CLIENT_ID: text,
  PHONEPE_CLIENT_SECRET: text,
  PHONEPE_CLIENT_VERSION: text.regex(/^\d{1,9}$/, 'must be a whole number'),
  PHONEPE_WEBHOOK_USERNAME: text.regex(/^\w{5,20}$/, 'must be 5 to 20 letters, digits or _'),
  PHONEPE_WEBHOOK_PASSWORD: text.regex(
    /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,20}$/,
    'must be 8 to 20 letters and digits, with at least one of each',
  ),
});
const phonePeNames = phonePeSettings.keyof().options;

/** Every environment variable that the server reads, with its default (docs/development.md, Environment). */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(4321),
  HOST: text.default('0.0.0.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SITE_DIR: text.default('dist'),
  CONTENT_DIR: text.default('content'),
  DATA_DIR: text.default('data'),
  DATABASE_URL: text
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: text
    .refine(isOrigin, 'must be a scheme and a host, as https://www.example.com')
    .optional(),
  TRUST_PROXY: text
    .refine((value) => value === 'none' || proxiesIn(value).every(isProxy), {
      message: 'must be none, or addresses or ranges with commas between, as 127.0.0.1,10.0.0.0/8',
    })
    .optional(),
  ALLOW_SANDBOX: z.literal('1', 'must be 1 or nothing').optional(),
  ...phonePeSettings.partial().shape,
  // One check may take two of them, and must end before its lease (jobs/order-reconciler.ts).
  PHONEPE_TIMEOUT_MS: wholeNumberIn(100, 15_000).default(6_000),
  RATE_LIMIT: wholeNumber.min(0, 'must be 0 or more').optional(),
  SIMULATOR_PORT: port.optional(),
  OFFICE_PORT: port.optional(),
  OFFICE_HOST: text.default('127.0.0.1'),
  OFFICE_URL: text
    .refine(
      (address) => isOrigin(address) && isHttpsOrLocalhost(address),
      'must be https:// and a host, as https://office.example.com, or http://localhost',
    )
    .optional(),
  OFFICE_DIR: text.default('dist-office'),
  // Git would read a leading dash as an option.
  PUBLISH_REMOTE: text.regex(/^[^-]/, 'must not begin with a dash').optional(),
  SMTP_URL: text.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://').optional(),
  ALERTS: z.enum(['on', 'off']).default('on'),
  MAIL_TO: z.email('must be an e-mail address').optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
});

type Settings = z.output<typeof settings>;

/** Refuses test settings in production, unless ALLOW_SANDBOX says that it is a test. */
function refuseTestInProduction(env: Settings, context: z.RefinementCtx<Settings>): void {
  const refuse = (path: keyof Settings, reason: string) =>
    context.addIssue({ code: 'custom', path: [path], message: reason });
  if (env.SIMULATOR_PORT !== undefined) {
    refuse('SIMULATOR_PORT', 'the simulator cannot run in production');
  }
  if (env.ALLOW_SANDBOX && env.PHONEPE_ENV === 'sandbox') return;
  if (env.PHONEPE_ENV === 'sandbox') {
    const forTest = 'or, for a test without real money, ALLOW_SANDBOX=1';
    refuse('PHONEPE_ENV', `takes no real money; set PHONEPE_ENV=production, ${forTest}`);
  }
  if (env.PUBLIC_URL && URL.parse(env.PUBLIC_URL)?.protocol === 'http:') {
    refuse('PUBLIC_URL', 'must begin with https:// in production');
  }
}

function requireTogether(env: Settings, context: z.RefinementCtx<Settings>): void {
  const require = (names: readonly (keyof Settings)[], reason: string) => {
    for (const name of names.filter((one) => env[one] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${reason}` });
    }
  };
  const inProduction = env.NODE_ENV === 'production';
  if (inProduction) {
    require(phonePeNames, 'in production the simulator takes no payments');
    require(['PUBLIC_URL'], 'payers return to it');
    require([
      'TRUST_PROXY',
    ], "the proxy's address, or none; otherwise visitors share one rate limit");
    if (env.ALERTS === 'on') {
      require(['SMTP_URL'], 'for alerts to staff; ALERTS=off only logs them');
    }
    refuseTestInProduction(env, context);
  } else if (phonePeNames.some((name) => env[name] !== undefined)) {
    require(phonePeNames, 'PhonePe needs all of its variables');
  }
  if (env.SMTP_URL ?? env.MAIL_TO ?? env.MAIL_FROM) {
    require(['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'], 'mail needs a server, a sender and a recipient');
  }
  if (env.PORT === 0) require(['PUBLIC_URL'], 'it is required when PORT=0');
  if (env.OFFICE_PORT !== undefined && (inProduction || env.OFFICE_PORT === 0)) {
    require(['OFFICE_URL'], 'the office only answers at this address');
  }
  if (env.PORT === 65_535 && env.PHONEPE_ENV === undefined) {
    require(['SIMULATOR_PORT'], 'there is no port after PORT');
  }
}

/** The validated environment. */
export type Config = ReturnType<typeof toConfig>;

/** Values that no message may show. */
const secrets = new Set([
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_WEBHOOK_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  // The URL may contain a token.
  'PUBLISH_REMOTE',
]);

function faultLine(name: string, message: string, env: NodeJS.ProcessEnv): string {
  const value = env[name];
  if (value === undefined) return `${name} ${message}`;
  return `${name}=${secrets.has(name) ? '(hidden)' : JSON.stringify(value)}: ${message}`;
}

/** Reads the environment. Throws an error that names every bad variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // As in compose files, an empty variable counts as unset.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.superRefine(requireTogether).safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) =>
      faultLine(String(path[0]), message, env),
    );
    throw new Error(`Invalid environment variables: ${faults.join('; ')}`);
  }
  return toConfig(result.data);
}

const toConfig = (env: Settings) => ({
  isProduction: env.NODE_ENV === 'production',
  port: env.PORT,
  host: env.HOST,
  logLevel: env.LOG_LEVEL,
  siteDir: env.SITE_DIR,
  /** Folder of the content. Its readers take it from the environment themselves (contract/content/languages.ts). */
  contentDir: env.CONTENT_DIR,
  publishRemote: env.PUBLISH_REMOTE,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  /** Public address of the site, without a trailing slash. */
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  trustProxy: env.TRUST_PROXY && env.TRUST_PROXY !== 'none' ? proxiesIn(env.TRUST_PROXY) : [],
  /** Without credentials the simulator replaces PhonePe. */
  phonePe: credentialsOf(env),
  simulatorPort: env.SIMULATOR_PORT ?? env.PORT + 1,
  ...officeOf(env),
  phonePeTimeoutMs: env.PHONEPE_TIMEOUT_MS,
  /** API requests per minute and address; 0 turns all limits off. */
  ratePerMinute: env.RATE_LIMIT,
  mail: mailOf(env),
  sendsAlerts: env.ALERTS === 'on',
});

/** The largest port after which there are one for the simulator and one for the office. */
const lastPort = 65_533;

function officeOf(env: Settings) {
  const hasDefault = env.NODE_ENV !== 'production' && env.PORT > 0 && env.PORT <= lastPort;
  const port = env.OFFICE_PORT ?? (hasDefault ? env.PORT + 2 : undefined);
  const localUrl = port === undefined ? '' : `http://localhost:${port}`;
  const url = URL.parse(env.OFFICE_URL ?? localUrl)?.origin;
  return {
    /** Origin of the office, for sign-in links; undefined without one. */
    officeUrl: url,
    /** The office's listener; undefined without one. */
    office:
      port === undefined || url === undefined
        ? undefined
        : { port, host: env.OFFICE_HOST, officeUrl: url, officeDir: env.OFFICE_DIR },
  };
}

function credentialsOf(env: Settings) {
  const { data } = phonePeSettings.safeParse(env);
  if (!data) return undefined;
  return {
    environment: data.PHONEPE_ENV,
    clientId: data.PHONEPE_CLIENT_ID,
    clientSecret: data.PHONEPE_CLIENT_SECRET,
    clientVersion: data.PHONEPE_CLIENT_VERSION,
    webhookUsername: data.PHONEPE_WEBHOOK_USERNAME,
    webhookPassword: data.PHONEPE_WEBHOOK_PASSWORD,
  };
}

function mailOf({ SMTP_URL, MAIL_TO, MAIL_FROM }: Settings) {
  if (!SMTP_URL || !MAIL_TO || !MAIL_FROM) return undefined;
  return { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM };
}

/** A handler of a listener's error, whose message names the variable if its port is taken. */
export const explainTakenPort =
  (variable: 'PORT' | 'OFFICE_PORT') =>
  (error: unknown): never => {
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code !== 'EADDRINUSE') throw error;
    const advice = `Stop the other program or choose another: ${variable}=4400 npm start`;
    throw new Error(`Port ${port} is taken. ${advice}`, { cause: error });
  };

/** Prints one line without a stack, and exits with code 1. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
