import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestOffice, type TestOffice } from './office.fixture.ts';

const page = '<!doctype html><title>Office</title>';
const script = 'console.log(1)';
const parent = mkdtempSync(join(tmpdir(), 'office-files-'));
const officeDir = join(parent, 'dist-office');

beforeAll(() => {
  const folder = join(parent, 'dist-office-a');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/index-Ab1.js'), script);
  writeFileSync(join(folder, 'assets/index-Ab1.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(parent, 'secret'), 'secret');
  symlinkSync('dist-office-a', officeDir);
});
afterAll(() => rmSync(parent, { recursive: true }));

let office: TestOffice;
const open = async (dir: string) => {
  office = await openTestOffice({ officeDir: dir });
  onTestFinished(() => office.close());
};

describe('the built office', () => {
  beforeEach(() => open(officeDir));

  it.each(['/', '/orders/BAW-0123456789', '/find?q=a%20b', '/index.html', '/nowhere.txt'])(
    'is the page at %s, which is revalidated at every visit',
    async (url) => {
      const { status, headers, body } = await office.get(url);
      expect([status, body, headers['cache-control']]).toEqual([200, page, 'no-cache']);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it.each([
    ['/', ['/api/me', '/api/today']],
    ['/orders/BAW-0123456789', ['/api/me']],
  ])('has browsers send the first requests of %s at once', async (url, requests) => {
    const { headers } = await office.get(url);
    const sent = String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=fetch; crossorigin/g);
    expect([...sent].map(([, request]) => request)).toEqual(requests);
  });

  it('has scripts that browsers keep, compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await office.get('/assets/index-Ab1.js', headers);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
    });
    expect((await office.get('/assets/index-Ab1.js')).body).toBe(script);
  });

  it('has other files', async () => {
    const { headers } = await office.get('/icon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('answers 404 for a script of an older build', async () => {
    const { status, headers, body } = await office.get('/assets/index-Old.js');
    expect([status, body, headers['cache-control']]).toEqual([
      404,
      { code: 'notFound' },
      'no-store',
    ]);
  });

  it.each(['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/assets/../../secret', '//secret'])(
    'has no file outside its folder: %s',
    async (url) => {
      expect((await office.get(url)).body).not.toBe('secret');
    },
  );
});

it('says how to build it if it is missing, while its API runs', async () => {
  await open(join(parent, 'nothing'));
  const { status, body } = await office.get('/');
  expect([status, body]).toEqual([503, expect.stringMatching(/Run: npm run build$/)]);
  expect((await office.signIn('Ravi Kumar')).deviceId).toMatch(/.{36}/);
});
