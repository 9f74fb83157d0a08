import { inspect } from 'node:util';
import { z } from 'zod';

const mask = '[secret]';

/** A value that no log and no error may show: printed, joined or serialised it reads [secret]. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value itself, for the one request that needs it. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return mask;
  }

  toJSON(): string {
    return mask;
  }

  [inspect.custom](): string {
    return mask;
  }
}

/**
 * PhonePe's two environments (docs/phonepe.md, Environments). Its payment page has moved between
 * hosts (mercury, mercury-t2, mercury-uat), so every host below phonepe.com passes.
 */
export const phonePeEnvironments = {
  sandbox: {
    // Not production's name: production does not know these orders.
    name: 'phonepe-sandbox',
    testModeName: "PhonePe's sandbox",
    baseUrl: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
    tokenUrl: 'https://api-preprod.phonepe.com/apis/pg-sandbox/v1/oauth/token',
    redirectHosts: ['.phonepe.com'],
  },
  production: {
    name: 'phonepe',
    testModeName: null,
    baseUrl: 'https://api.phonepe.com/apis/pg',
    tokenUrl: 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token',
    redirectHosts: ['.phonepe.com'],
  },
};

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isHttpsOrLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
}

const gatewayUrl = z
  .string()
  .refine(isHttpsOrLoopback, 'must be an https address, or http on this machine')
  .transform((address) => address.replace(/\/+$/, ''));

const secret = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .transform((word) => new Secret(word));

const phonePeOptions = z.object({
  /** Stored with each order: PhonePe, its sandbox or the simulator. */
  name: z.string().min(1),
  /** Name of the sandbox or simulator, where no money moves; null if money moves. */
  testModeName: z.string().min(1).nullable(),
  /** Without a trailing slash; paths such as /checkout/v2/pay are appended. */
  baseUrl: gatewayUrl,
  tokenUrl: gatewayUrl,
  /** Hosts of the payment page, with any port that is not the default; `.x.com` means every host below x.com. */
  redirectHosts: z.array(z.string().trim().toLowerCase().min(1, 'must not be empty')).min(1),
  clientId: z.string().trim().min(1, 'must not be empty'),
  clientSecret: secret,
  clientVersion: z.string().regex(/^\d{1,9}$/, 'must be a whole number'),
  webhookUsername: z.string().min(1, 'must not be empty'),
  webhookPassword: secret,
  /** Longest time for one request to PhonePe, with its token. */
  timeoutMs: z.number().int().min(1).max(60_000),
  /** Time that the payer has; PhonePe takes 300 to 3600. */
  expireAfterSeconds: z.number().int().min(300).max(3600),
});

/** Options as they come from the environment. */
export type PhonePeOptions = z.input<typeof phonePeOptions>;
/** Validated options; secrets are masked wherever they are printed. */
export type PhonePeConfig = z.output<typeof phonePeOptions>;

/** Validates the options. Throws an Error that names every invalid one and shows no value. */
export function phonePeConfig(options: PhonePeOptions): PhonePeConfig {
  const result = phonePeOptions.safeParse(options);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Invalid PhonePe options. ${problems.join('; ')}`);
}
