import { z } from 'zod';
import { Secret } from './secret.ts';

/**
 * PhonePe's two environments (docs/phonepe.md, Environments). Its payment page has moved between
 * hosts (mercury, mercury-t2, mercury-uat), so every host below phonepe.com passes.
 */
export const phonePeEnvironments = {
  sandbox: {
    // Not as production: its orders are no money, and production does not know them.
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
  /** Stored with each order: PhonePe, or what stands in for it. */
  name: z.string().min(1),
  /** Name of what stands in for PhonePe while no money moves; null if money moves. */
  testModeName: z.string().min(1).nullable(),
  /** Without a slash at the end; paths such as /checkout/v2/pay are put behind it. */
  baseUrl: gatewayUrl,
  tokenUrl: gatewayUrl,
  /** Hosts of the hosted page, with their port where it is not the usual one; `.x.com` means every host below x.com. */
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

/** What the client needs to know, as it comes from the environment. */
export type PhonePeOptions = z.input<typeof phonePeOptions>;
/** Checked options; the secrets are masked wherever they are printed. */
export type PhonePeConfig = z.output<typeof phonePeOptions>;

/** Checks the options. Throws an Error that names every bad one and shows no value. */
export function phonePeConfig(options: PhonePeOptions): PhonePeConfig {
  const result = phonePeOptions.safeParse(options);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The PhonePe options are wrong. ${faults.join('; ')}`);
}
