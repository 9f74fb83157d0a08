import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { BuiltSite, BuiltText } from './built-site.ts';

const site = {
  folder: '/nowhere',
  texts: new Map([['/payment-status', {} as BuiltText]]),
  files: new Map(),
} satisfies BuiltSite;
const app = buildApp({ logLevel: 'silent', trustProxy: [], site });

it.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain', undefined])(
  'leads who posts %s to a page to the page itself, and reads nothing',
  async (type) => {
    const url = '/payment-status?id=BAW-1';
    const headers = type === undefined ? {} : { 'content-type': type };
    const { statusCode, headers: sent } = await app.inject({
      ...{ method: 'POST', url, headers, payload: 'code=PAYMENT_SUCCESS' },
    });
    expect([statusCode, sent.location]).toEqual([303, url]);
  },
);

it.each(['/nowhere', '//example.org/payment-status', '/payment-status/'])(
  'takes nothing at %s, where no page is',
  async (url) => {
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  },
);
