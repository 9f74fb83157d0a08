import { inspect } from 'node:util';
import type { PaymentProvider } from '../provider.ts';

const mask = '[secret]';

/** A value that no log or error may show: printed, joined or serialised it reads [secret]. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

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
 * PhonePe's two environments (docs/phonepe.md, Environments). Its payment page has moved between hosts
 * (mercury, mercury-t2, mercury-uat), so every host below phonepe.com is accepted.
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

/** How PhonePe, its sandbox or the simulator is reached. */
export interface PhonePeConfig extends Pick<PaymentProvider, 'name' | 'testModeName'> {
  /** Without a trailing slash; paths such as /checkout/v2/pay are appended. */
  baseUrl: string;
  tokenUrl: string;
  /** Hosts of the payment page, with any port that is not the default; `.x.com` is every host below x.com. */
  redirectHosts: string[];
  clientId: string;
  clientSecret: Secret;
  clientVersion: string;
  webhookUsername: string;
  webhookPassword: Secret;
  /** Longest time for one request to PhonePe, with its token. */
  timeoutMs: number;
  /** Time to pay; PhonePe takes 300 to 3600. */
  expireAfterSeconds: number;
}
