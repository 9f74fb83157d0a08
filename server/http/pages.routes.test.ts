import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { BuiltSite, BuiltText } from './built-site.ts';
import { pageHeaders } from './security-headers.ts';

const page = (text: string, more: Partial<BuiltText> = {}): BuiltText => ({
  type: 'text/html; charset=utf-8',
  etag: `"${text}"`,
  cacheControl: 'no-cache',
  bodies: {
    identity: Buffer.from(text),
    br: Buffer.from(`br:${text}`),
    gzip: Buffer.from(`gz:${text}`),
  },
  ...more,
});
const site: BuiltSite = {
  folder: '/nowhere',
  texts: new Map([
    ['/', page('home', { contentSecurityPolicy: "default-src 'none'" })],
    ['/about', page('about')],
    ['/services/seo', page('seo')],
    ['/hi', page('home in Hindi')],
    ['/hi/about', page('about in Hindi')],
    ['/hi/404', page('no page in Hindi')],
    ['/hi/district-not-found', page('no district in Hindi')],
    ['/notes/404', page('a page about 404')],
    ['/404', page('no page')],
    ['/district-not-found', page('no district')],
  ]),
  files: new Map([
    ['/photos/shop.jpg', { name: 'photos/shop.jpg', type: 'image/jpeg', cacheControl: '' }],
  ]),
};
const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('sends a page with its policy, its tag and the security headers', async () => {
    const answer = await get('/');
    expect([answer.statusCode, answer.body]).toEqual([200, 'home']);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      etag: '"home"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...pageHeaders,
    });
  });

  it('sends with a text that is no page none of what browsers read of pages alone', async () => {
    const { headers } = await get('/about');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    const ofPages = ['content-security-policy', ...Object.keys(pageHeaders)];
    expect(ofPages.filter((name) => name in headers)).toEqual([]);
  });

  it.each([
    ['gzip, deflate, br', 'br:home', 'br'],
    ['gzip', 'gz:home', 'gzip'],
    ['br;q=0, gzip', 'gz:home', 'gzip'],
    ['br;q=0.5', 'br:home', 'br'],
    ['identity', 'home', undefined],
    ['', 'home', undefined],
  ])('takes the best form of %j', async (accepted, body, encoding) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding]);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('answers 304 where the browser has the page', async () => {
    expect((await get('/', { 'if-none-match': '"old", W/"home"' })).statusCode).toBe(304);
    expect((await get('/', { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    ['/about/?a=1?b', '/about?a=1?b'],
    ['/About', '/about'],
    ['/SERVICES//Seo///?A=b', '/services/seo?A=b'],
    ['//about', '/about'],
    ['//', '/'],
    ['/hi/', '/hi'],
    ['/HI//About/?a=1', '/hi/about?a=1'],
    ['/photos/Shop.JPG/', '/photos/shop.jpg'],
  ])('leads %s to the page in one step and keeps the query', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    expect((await get(location)).statusCode).not.toBe(308);
  });

  it.each([
    ['/404', 'no page'],
    ['/district-not-found', 'no district'],
    ['/hi/404', 'no page in Hindi'],
    ['/hi/district-not-found', 'no district in Hindi'],
  ])('answers 404 for %s itself', async (url, body) => {
    const answer = await get(url, { 'if-none-match': `"${body}"` });
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
  });

  it.each([
    ['/locations/nowhere', 'no district'],
    ['/digital-marketing-agency-nowhere', 'no district'],
    ['/nowhere', 'no page'],
    ['/../../etc/passwd', 'no page'],
    ['/..%2f..%2fetc%2fpasswd', 'no page'],
    ['/%00', 'no page'],
    ['//example.org/', 'no page'],
    ['//example.org/about', 'no page'],
    ['/Nowhere/', 'no page'],
    ['/Locations/Nowhere/', 'no district'],
    ['//locations/nowhere', 'no district'],
    ['/constructor', 'no page'],
    ['/hi/nowhere', 'no page in Hindi'],
    ['/Hi/Locations/Nowhere/', 'no district in Hindi'],
    ['/hi/digital-marketing-agency-nowhere', 'no district in Hindi'],
    ['/hindi', 'no page'],
    ['/ta/nowhere', 'no page'],
    ['/ta/locations/nowhere', 'no district'],
  ])('answers 404 for %s', async (url, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
  });

  it('finds the page about 404, whose address only ends like that of an unknown one', async () => {
    expect((await get('/notes/404')).statusCode).toBe(200);
  });

  it.each(['/', '/about', '/nowhere'])(
    'guesses no language at %s, neither from the query nor from the browser',
    async (path) => {
      const plain = await get(path);
      const hinted = await get(`${path}?lang=hi`, { 'accept-language': 'hi-IN,hi;q=0.9' });
      expect([hinted.statusCode, hinted.body]).toEqual([plain.statusCode, plain.body]);
    },
  );

  it('refuses an address that is too long or not an address', async () => {
    const tooLong = await get(`/${'a'.repeat(2048)}`);
    expect([tooLong.statusCode, tooLong.body]).toEqual([414, 'URI Too Long']);
    expect(tooLong.headers['content-type']).toMatch('text/plain');
    expect((await get(`/${'a'.repeat(2047)}`)).statusCode).toBe(404);
    expect((await get('/%zz')).statusCode).toBe(400);
  });
});
