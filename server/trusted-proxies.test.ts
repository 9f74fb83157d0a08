import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['127.0.0.1', 'loopback, 10.0.0.0/8', '::1,fd00::/8', '10.0.0.1/32,::1/128'])(
  'trusts %s',
  (proxies) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: proxies });
    expect(trustProxy).toHaveLength(proxies.split(',').length);
    expect(() => fastify({ trustProxy })).not.toThrow();
  },
);

it.each([
  ...['foo', 'true', '127.0.0.1,', '1.2.3.4/8/8', '1.2.3'],
  ...['10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/x8', '10.0.0.0/8x', '10.0.0.0/1x', '::1/129'],
])('does not trust %s', (proxies) => {
  expect(() => readConfig({ TRUST_PROXY: proxies })).toThrow(/TRUST_PROXY=.*: must be addresses/);
});
