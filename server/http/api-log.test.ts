import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { guardApi } from './api-guards.ts';

/** The lines of the log after one request, from the level of a warning on. */
async function linesAfter(url: string, headers = {}): Promise<object[]> {
  const lines: object[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  await guardApi(app, {
    contentIn: () => checkoutContent,
    ratePerMinute: 0,
    publicUrl: 'https://agency.example',
  });
  const fail = (statusCode?: number) => () => {
    throw Object.assign(new Error('out of order'), { statusCode });
  };
  app.get('/fault', fail());
  app.get('/refused', fail(400));
  app.get('/locked', fail(500));
  app.post('/order', () => 'taken');
  await app.inject({ method: url === '/order' ? 'POST' : 'GET', url, headers });
  return lines;
}

it.each(['/fault', '/locked'])('calls a person to a fault of ours: %s', async (url) => {
  expect(await linesAfter(url)).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'request failed',
      err: expect.objectContaining({ message: 'out of order' }),
    }),
  ]);
});

it('calls nobody to a request that is refused', async () => {
  expect(await linesAfter('/refused')).toEqual([]);
});

it('notes which other site wanted to order', async () => {
  const lines = await linesAfter('/order', { origin: 'https://evil.example' });
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: 'foreign origin', origin: 'https://evil.example' }),
  ]);
});
