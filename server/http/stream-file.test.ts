import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readBuiltSite } from './built-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'stream-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'photos'));
for (const page of ['index', '404', 'district-not-found']) {
  for (const ending of ['', '.br', '.gz']) {
    writeFileSync(join(folder, `${page}.html${ending}`), `body of ${page}`);
  }
}
const names = ['video.mp4', 'google123.html', 'photos/दुकान 1.jpg', 'gone.png', 'empty.bin'];
for (const name of names)
  writeFileSync(join(folder, name), name === 'empty.bin' ? '' : '0123456789');

const site = await readBuiltSite(folder);
rmSync(join(folder, 'gone.png'));
const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a file that is streamed', () => {
  it('is sent whole, with type, ETag and security headers', async () => {
    const { statusCode, headers, body } = await get('/video.mp4');
    expect([statusCode, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'content-length': '10',
      'content-type': 'video/mp4',
      etag: expect.stringMatching(/^W\/"/),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('is sent in part for %s', async (range, body, contentRange) => {
    const response = await get('/video.mp4', { range });
    expect([response.statusCode, response.body]).toEqual([206, body]);
    expect(response.headers['content-range']).toBe(contentRange);
    expect(response.headers['content-length']).toBe(String(body.length));
  });

  it.each(['bytes=0-1,4-5', 'lines=0-1'])('is sent whole for %s', async (range) => {
    const response = await get('/video.mp4', { range });
    expect([response.statusCode, response.body]).toEqual([200, '0123456789']);
  });

  it('has no range after its end', async () => {
    const { statusCode, headers } = await get('/video.mp4', { range: 'bytes=10-' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(headers['cache-control']).toBeUndefined();
  });

  it('is sent in part only where If-Range still fits', async () => {
    const { etag } = (await get('/video.mp4')).headers;
    const statusOf = async (ifRange: unknown) =>
      (await get('/video.mp4', { range: 'bytes=5-', 'if-range': ifRange })).statusCode;
    expect([await statusOf(etag), await statusOf('"another"')]).toEqual([206, 200]);
  });

  it('answers 304 to a browser that has it', async () => {
    const { etag } = (await get('/video.mp4')).headers;
    const response = await get('/video.mp4', { 'if-none-match': etag });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/video.mp4' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe('10');
  });

  it('is HTML without a policy if it is not one of our pages', async () => {
    const { headers, body } = await get('/google123.html');
    expect([headers['content-type'], body]).toEqual(['text/html; charset=utf-8', '0123456789']);
    expect(headers['content-security-policy']).toBeUndefined();
    expect((await get('/google123')).statusCode).toBe(404);
  });

  it('may be empty', async () => {
    expect((await get('/empty.bin')).headers['content-length']).toBe('0');
  });

  it('is found by its encoded name, but not by an encoded slash', async () => {
    const name = encodeURIComponent('दुकान 1.jpg');
    expect((await get(`/photos/${name}`)).body).toBe('0123456789');
    const led = await get(`/photos/${name}/?a=1`);
    expect([led.statusCode, led.headers.location]).toEqual([308, `/photos/${name}?a=1`]);
    expect((await get(`/photos%2f${name}`)).statusCode).toBe(404);
  });

  it.each(['/photos', '/photos/..%2fvideo.mp4', '/video.mp4%00', '/video.mp4%00.png', '/gone.png'])(
    'is not found at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('refuses a malformed path', async () => {
    expect((await get('/%ff')).statusCode).toBe(400);
  });
});
