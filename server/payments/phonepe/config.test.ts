import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { phonePeConfig, phonePeEnvironments, Secret } from './config.ts';

const options = {
  ...phonePeEnvironments.production,
  clientId: 'AGENCY',
  clientSecret: 'client-s3cret',
  clientVersion: '1',
  webhookUsername: 'hook_user',
  webhookPassword: 'hook-s3cret',
  timeoutMs: 5_000,
  expireAfterSeconds: 900,
};

describe('phonePeConfig', () => {
  it('masks the secret wherever the options are printed', () => {
    const config = phonePeConfig(options);
    expect(config.clientSecret.reveal()).toBe('client-s3cret');
    expect(`${inspect(config, { depth: null })} ${JSON.stringify(config)}`).not.toContain('s3cret');
  });

  it('names every bad option and shows no value', () => {
    const wrong = {
      ...options,
      clientSecret: ' ',
      clientId: '',
      clientVersion: 's3cret',
      expireAfterSeconds: 60,
    };
    expect(() => phonePeConfig(wrong)).toThrow(
      /clientId: must not be empty.*clientSecret: .*clientVersion: .*expireAfterSeconds: /,
    );
    expect(() => phonePeConfig(wrong)).not.toThrow(/s3cret/);
  });

  it.each([
    'http://api.phonepe.com/apis',
    'http://localhost.evil.example',
    'ftp://localhost',
    'phonepe',
  ])('sends no secret to %s', (tokenUrl) => {
    expect(() => phonePeConfig({ ...options, tokenUrl })).toThrow('tokenUrl: must be');
  });

  it('takes plain http on this machine, and drops slashes at the end', () => {
    const config = phonePeConfig({ ...options, baseUrl: 'http://localhost:4322/apis//' });
    expect(config.baseUrl).toBe('http://localhost:4322/apis');
  });

  it.each(Object.entries(phonePeEnvironments))('knows the %s environment', (_name, known) => {
    expect(phonePeConfig({ ...options, ...known })).toMatchObject(known);
  });
});

it('shows a secret only on request', () => {
  const secret = new Secret('s3cret');
  expect(secret.reveal()).toBe('s3cret');
  const shown = [
    `${secret}`,
    JSON.stringify({ secret }),
    inspect({ secret }, { depth: null, showHidden: true, customInspect: true }),
    inspect(secret, { showHidden: true, customInspect: false }),
    Object.entries(secret).join(),
  ];
  expect(shown.join('\n')).not.toContain('s3cret');
  expect(shown.slice(0, 3)).toEqual(['[secret]', '{"secret":"[secret]"}', '{ secret: [secret] }']);
});
