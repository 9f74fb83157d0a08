import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { BuiltFile } from '#server/http/pages.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { tapLimits } from './tap.routes.ts';

const publicUrl = 'https://agency.example';
const page = (canonical: string) => ({ name: 'x.html', contentSecurityPolicy: 'x', canonical });
const site = {
  folder: '',
  files: new Map<string, BuiltFile>([
    ['/pricing', page('/pricing')],
    ['/locations/siwan', page('/digital-marketing-agency-siwan')],
    ['/404', page('/404')],
    ['/robots.txt', { name: 'robots.txt' }],
  ]),
};

let test: Awaited<ReturnType<typeof openTestCheckout>>;
let app: ReturnType<typeof buildApp>;
let log: { level: number; msg: string }[];

beforeEach(async () => {
  test = await openTestCheckout();
  log = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  await test.remove();
});

function open(ratePerMinute = 0) {
  const { checkout } = test;
  const waitBudget = { totalMs: 0, intervalMs: 1 };
  app = buildApp({
    logLevel: 'debug',
    logStream: { write: (line) => log.push(JSON.parse(line)) },
    trustProxy: ['127.0.0.1'],
    site,
    api: {
      payments: { checkout, contentIn: () => checkoutContent, waitBudget },
      serveWebhooks: () => undefined,
      isReady: async () => true,
      ratePerMinute,
      publicUrl,
    },
  });
}

/** What the script of a page sends (src/layout/tap.ts). */
const ownHeaders = {
  'content-type': 'application/json',
  origin: publicUrl,
  referer: `${publicUrl}/pricing?sum=5`,
  'sec-fetch-site': 'same-origin',
};

/** Sends a tap; an undefined header is left out. Returns the answer. */
async function tap(
  headers: Record<string, string | undefined> = {},
  payload: InjectOptions['payload'] = ['w', 'search'],
) {
  const sent = Object.entries({ ...ownHeaders, ...headers }).filter(([, value]) => value);
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: '/api/tap', payload, headers: Object.fromEntries(sent) },
  });
  return { statusCode, body };
}

const lost = { statusCode: 204, body: '' };
const counted = async () =>
  (await test.db.selectFrom('taps').selectAll().execute()).map(sumOf).toSorted();
const sumOf = ({ page, kind, source, count }: Record<string, unknown>) =>
  `${page} ${kind} ${source} ${count}`;

describe('a tap', () => {
  it('is added to the sum of its page, kind and source, with no line in the log', async () => {
    open();
    expect(await tap()).toEqual(lost);
    await tap();
    await tap({}, ['t', 'search']);
    expect(await counted()).toEqual(['/pricing call search 1', '/pricing whatsapp search 2']);
    expect(log).toEqual([]);
  });

  it('of an alias counts for its canonical page', async () => {
    open();
    await tap({ referer: `${publicUrl}/locations/siwan` });
    expect(await counted()).toEqual(['/digital-marketing-agency-siwan whatsapp search 1']);
  });

  it('with an unknown source or none counts as other', async () => {
    open();
    await tap({}, ['m', 'a neighbour']);
    await tap({}, ['m', null]);
    expect(await counted()).toEqual(['/pricing mail other 2']);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['no Referer', { referer: undefined }],
    ['the Referer of another site', { referer: 'https://evil.example/pricing' }],
    ['a Referer that is no address', { referer: 'pricing' }],
    ['an unknown page', { referer: `${publicUrl}/nowhere` }],
    ['a page that was not found', { referer: `${publicUrl}/404` }],
    ['a file', { referer: `${publicUrl}/robots.txt` }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a request across sites', { 'sec-fetch-site': 'cross-site' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is lost with %s, without an error or a line', async (_, headers) => {
    open();
    expect(await tap(headers)).toEqual(lost);
    expect(await counted()).toEqual([]);
    expect(log).toEqual([]);
  });

  it.each<[string, InjectOptions['payload']]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an unknown kind', ['x', 'search']],
    ['more than both', ['t', 'search', 'Asha']],
    ['a long body', ['t', 'a'.repeat(1_000)]],
    ['nothing', undefined],
  ])('is lost with the body %s', async (_, payload) => {
    open();
    expect(await tap({}, payload ?? '')).toEqual(lost);
    expect(await counted()).toEqual([]);
    expect(log).toEqual([]);
  });

  it('is lost while the database is away, without an error or an alert', async () => {
    open();
    await sql`pragma query_only = on`.execute(test.db);
    expect(await tap()).toEqual(lost);
    expect(log).toEqual([]);
    expect(test.alerts).toEqual([]);
  });

  it('is logged if it fails because of a bug', async () => {
    open();
    await test.db.schema.dropTable('taps').execute();
    expect(await tap()).toEqual(lost);
    expect(log).toMatchObject([{ level: 50, msg: 'tap not counted' }]);
  });
});

it('has no other method', async () => {
  open();
  const { statusCode } = await app.inject('/api/tap');
  expect(statusCode).toBe(404);
});

describe('the limit', () => {
  const { perMinute, perMinuteOfAll } = tapLimits;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const tapOften = async (count: number, address: string) => {
    for (let sent = 0; sent < count; sent += 1) expect(await tap(from(address))).toEqual(lost);
  };
  const total = async () => Number((await counted())[0]?.split(' ').at(-1));

  it('is by address and minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    open(60);
    await tapOften(perMinute + 5, '192.0.2.1');
    expect(await total()).toBe(perMinute);
    await tapOften(1, '192.0.2.2');
    expect(await total()).toBe(perMinute + 1);
    vi.setSystemTime(startMs + 60_000);
    await tapOften(1, '192.0.2.1');
    expect(await total()).toBe(perMinute + 2);
    expect(log).toEqual([]);
  });

  it('is for all addresses together', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    open(60);
    const addresses = Math.ceil(perMinuteOfAll / perMinute) + 1;
    for (let at = 1; at <= addresses; at += 1) await tapOften(perMinute, `192.0.2.${at}`);
    expect(await total()).toBe(perMinuteOfAll);
  });
});
