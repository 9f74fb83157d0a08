import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contactPath } from '#contract/contact-message.ts';
import { buildApp } from '../app.ts';
import { pageHeaders } from './headers.ts';
import { contentSecurityPolicy, readBuiltSite } from './pages.ts';

const root = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A site of these files; a name with + has compressed copies beside it. Each says its name. */
function built(folder: string, names: string[]): string {
  for (const name of names) {
    const [file = '', isText] = name.endsWith('+') ? [name.slice(0, -1), true] : [name, false];
    const path = join(root, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
    if (!isText) continue;
    writeFileSync(`${path}.br`, `br:${file}`);
    writeFileSync(`${path}.gz`, `gz:${file}`);
  }
  return join(root, folder);
}

const folder = built('site', [
  ...['index.html+', 'about.html+', 'services/seo.html+', 'payment-status.html+'],
  ...['404.html+', 'district-not-found.html+', 'notes/404.html+'],
  ...['hi.html+', 'hi/about.html+', 'hi/404.html+', 'hi/district-not-found.html+'],
  ...['_astro/a.B1.js+', '_astro/face.B1.woff2', 'budget/en.json+', 'robots.txt+'],
  ...['google123.html', '.well-known/security.txt', '.well-known/without-an-ending'],
  ...['photos/shop.jpg', 'photos/shop.avif', 'photos/दुकान 1.jpg', 'video.mp4', 'audio.mp3'],
  ...['rates.pdf', 'old.gz', 'of.unknown-kind', 'gone.png'],
]);
symlinkSync(built('outside', ['secret.txt']), join(folder, 'folder'));
symlinkSync(join(root, 'outside/secret.txt'), join(folder, 'link.txt'));
const app = buildApp({ logLevel: 'silent', trustProxy: [], site: await readBuiltSite(folder) });
rmSync(join(folder, 'gone.png'));
const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a page', () => {
  it('has its policy, its tag and the security headers', async () => {
    const { statusCode, headers, body } = await get('/');
    expect([statusCode, body]).toEqual([200, 'index.html']);
    expect(headers).toMatchObject({
      'content-security-policy': contentSecurityPolicy('index.html'),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      ...pageHeaders,
    });
  });

  it.each([
    ['gzip, deflate, br', 'br:index.html', 'br'],
    ['gzip', 'gz:index.html', 'gzip'],
    ['br;q=0, gzip', 'gz:index.html', 'gzip'],
    ['identity', 'index.html', undefined],
    ['', 'index.html', undefined],
  ])('comes in the best encoding of %j', async (accepted, body, encoding) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('accept-encoding');
  });

  it('is not sent again to a browser that has it', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { etag } = (await get('/', accepted)).headers;
    const { statusCode, headers, body } = await get('/', { ...accepted, 'if-none-match': etag });
    expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has no body for HEAD', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/about' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '10']);
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
    [`/photos/${encodeURI('दुकान 1.jpg')}/?a=1`, `/photos/${encodeURI('दुकान 1.jpg')}?a=1`],
  ])('is found from %s in one step, with the query', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    expect((await get(location)).statusCode).toBe(200);
  });

  it.each(['/', '/about', '/nowhere'])(
    'at %s has the language of its address, whatever query and browser say',
    async (path) => {
      const plain = await get(path);
      const hinted = await get(`${path}?lang=hi`, { 'accept-language': 'hi-IN,hi;q=0.9' });
      expect([hinted.statusCode, hinted.body]).toEqual([plain.statusCode, plain.body]);
    },
  );

  it.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain', undefined])(
    'answers a form of type %s by a redirect to itself, and reads nothing',
    async (type) => {
      const url = '/payment-status?id=BAW-1';
      const headers = type === undefined ? {} : { 'content-type': type };
      const { statusCode, headers: sent } = await app.inject({
        ...{ method: 'POST', url, headers, payload: 'code=PAYMENT_SUCCESS' },
      });
      expect([statusCode, sent.location]).toEqual([303, url]);
    },
  );

  it.each(['/nowhere', '//example.org/payment-status', '/payment-status/', '/robots.txt'])(
    'is not at %s: a form is refused there',
    async (url) => {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
    },
  );
});

describe('an unknown address', () => {
  it.each([
    ['/404', '404.html'],
    ['/district-not-found', 'district-not-found.html'],
    ['/hi/404', 'hi/404.html'],
    ['/hi/district-not-found', 'hi/district-not-found.html'],
    ['/locations/nowhere', 'district-not-found.html'],
    ['/digital-marketing-agency-nowhere', 'district-not-found.html'],
    ['/nowhere', '404.html'],
    ['/index', '404.html'],
    ['/about.html', '404.html'],
    ['/about.html.br', '404.html'],
    ['/google123', '404.html'],
    ['/photos', '404.html'],
    ['/link.txt', '404.html'],
    ['/folder/secret.txt', '404.html'],
    ['/../../etc/passwd', '404.html'],
    ['/..%2f..%2fetc%2fpasswd', '404.html'],
    ['/photos/..%2fvideo.mp4', '404.html'],
    ['/photos%2fshop.jpg', '404.html'],
    ['/video.mp4%00.png', '404.html'],
    ['/%00', '404.html'],
    ['//example.org/', '404.html'],
    ['//example.org/about', '404.html'],
    ['/Nowhere/', '404.html'],
    ['/Locations/Nowhere/', 'district-not-found.html'],
    ['//locations/nowhere', 'district-not-found.html'],
    ['/constructor', '404.html'],
    ['/hi/nowhere', 'hi/404.html'],
    ['/Hi/Locations/Nowhere/', 'hi/district-not-found.html'],
    ['/hi/digital-marketing-agency-nowhere', 'hi/district-not-found.html'],
    ['/hindi', '404.html'],
    ['/ta/nowhere', '404.html'],
    ['/ta/locations/nowhere', 'district-not-found.html'],
    [`/${'a'.repeat(2047)}`, '404.html'],
  ])('%s has status 404 and its page', async (url, body) => {
    const { statusCode, headers, body: sent } = await get(url);
    expect([statusCode, sent]).toEqual([404, body]);
    expect(headers['content-security-policy']).toBe(contentSecurityPolicy(body));
  });

  it('gets the whole page, whatever the browser has cached', async () => {
    const known = {
      'if-none-match': '"a"',
      range: 'bytes=0-1',
      'if-modified-since': `${new Date()}`,
    };
    const { statusCode, body } = await get('/nowhere', { ...known, 'accept-encoding': 'br' });
    expect([statusCode, body]).toEqual([404, 'br:404.html']);
  });

  it('is not one that only ends in 404', async () => {
    expect((await get('/notes/404')).statusCode).toBe(200);
  });

  it('is one whose file has been removed', async () => {
    expect((await get('/gone.png')).statusCode).toBe(404);
  });

  it('ends at a #, which no browser sends', async () => {
    const port = new URL(await app.listen({ port: 0 })).port;
    const [response] = await once(httpGet({ port, path: '/nothing#%zz' }), 'response');
    response.resume();
    expect(response.statusCode).toBe(404);
  });

  it.each(['/%zz', '/%ff'])('is not %s, which is malformed', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
  });

  it('is refused if it is too long', async () => {
    const { statusCode, headers, body } = await get(`/${'a'.repeat(2048)}`);
    expect([statusCode, body]).toEqual([414, 'URI Too Long']);
    expect(headers['content-type']).toMatch('text/plain');
  });
});

describe('a file', () => {
  it.each([
    [
      '/_astro/a.B1.js',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/_astro/face.B1.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    // It may belong to another version of its page.
    ['/budget/en.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
    ['/google123.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
    ['/.well-known/without-an-ending', 'application/octet-stream', 'public, max-age=86400'],
    ['/photos/shop.jpg', 'image/jpeg', 'public, max-age=86400'],
    ['/photos/shop.avif', 'image/avif', 'public, max-age=86400'],
    [`/photos/${encodeURI('दुकान 1.jpg')}`, 'image/jpeg', 'public, max-age=86400'],
    ['/video.mp4', 'video/mp4', 'public, max-age=86400'],
    ['/audio.mp3', 'audio/mpeg', 'public, max-age=86400'],
    ['/rates.pdf', 'application/pdf', 'public, max-age=86400'],
    ['/old.gz', 'application/gzip', 'public, max-age=86400'],
    ['/of.unknown-kind', 'application/octet-stream', 'public, max-age=86400'],
  ])('%s is sent as %s, kept by %s, without what pages have', async (url, type, cacheControl) => {
    for (const accepted of ['', 'br']) {
      const { statusCode, headers, body } = await get(url, { 'accept-encoding': accepted });
      const encoding = headers['content-encoding'] ? `${headers['content-encoding']}:` : '';
      expect([statusCode, body]).toEqual([200, `${encoding}${decodeURI(url.slice(1))}`]);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': cacheControl,
        'x-content-type-options': 'nosniff',
      });
      const ofPages = ['content-security-policy', ...Object.keys(pageHeaders)];
      expect(ofPages.filter((name) => name in headers)).toEqual([]);
    }
  });

  it('is sent in part, and a part is not cached as the whole', async () => {
    const part = await get('/video.mp4', { range: 'bytes=6-', 'accept-encoding': 'br' });
    expect([part.statusCode, part.body]).toEqual([206, 'mp4']);
    expect(part.headers['content-range']).toBe('bytes 6-8/9');
    const none = await get('/video.mp4', { range: 'bytes=9-' });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */9']);
    expect(none.headers['cache-control']).toBeUndefined();
  });
});

describe('readBuiltSite', () => {
  it.each(['about.html+', 'index.html'])('says what to do if there is only %s', async (name) => {
    const incomplete = built(`with ${name}`, [name]);
    await expect(readBuiltSite(incomplete)).rejects.toThrow('Run: npm run build');
  });

  it('says what to do if there is no folder', async () => {
    await expect(readBuiltSite('/nowhere')).rejects.toThrow('Run: npm run build');
  });
});

describe('the policy of a page', () => {
  const page = `<head><style>a{}</style><script>run()</script>
<script type="application/ld+json">{"a":1}</script><script type="module" src="/_astro/a.js"></script>
<script type="module">go()</script></head>`;

  it('allows the inline scripts and styles of the page by hash, and nothing unsafe', () => {
    const policy = contentSecurityPolicy(page);
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0].match(/sha256-/g)).toHaveLength(2);
    expect(policy.match(/style-src[^;]*/)?.[0]).toBe(
      // echo -n 'a{}' | openssl dgst -sha256 -binary | base64
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    );
    expect(policy).not.toContain('unsafe');
  });

  it('allows loads and forms to our own origin only, and no frames', () => {
    expect(contentSecurityPolicy('<h1>Siwan</h1>').split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('allows sound from our own origin on a page with a player', () => {
    expect(contentSecurityPolicy('<audio src="/a.mp3">')).toContain("media-src 'self';");
  });

  it.each([contactPath, 'https://wa.me/910000000001'])(
    'lets a form for %s redirect to WhatsApp',
    (action) => {
      expect(contentSecurityPolicy(`<form action="${action}"></form>`)).toContain(
        "form-action 'self' https://wa.me https://api.whatsapp.com;",
      );
    },
  );

  it('allows a script of several lines, once if the page has it twice', () => {
    const script = '<script>\na()\nb()\n</script>';
    // printf '\na()\nb()\n' | openssl dgst -sha256 -binary | base64
    const hash = "'sha256-GQ+yV/xTiOBQlzTVFH6UD6DrPlu+LSpbpUAmXRaO/cI='";
    expect(contentSecurityPolicy(script + script)).toContain(`script-src 'self' ${hash};`);
  });
});

it('has speculation rules in a data address in a string of a structured header', async () => {
  const address: string = JSON.parse(pageHeaders['speculation-rules']);
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prerender } = (await response.json()) as { prerender: { eagerness: string }[] };
  expect(prerender[0]?.eagerness).toBe('moderate');
});
