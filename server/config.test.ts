import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const phonePe = {
  PHONEPE_ENV: 'sandbox',
  PHONEPE_CLIENT_ID: 'ID',
  PHONEPE_CLIENT_SECRET: 'top-secret',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USERNAME: 'agency',
  PHONEPE_WEBHOOK_PASSWORD: 'password1',
};

const production = {
  ...phonePe,
  NODE_ENV: 'production',
  PHONEPE_ENV: 'production',
  PUBLIC_URL: 'https://a.example/',
  TRUST_PROXY: '127.0.0.1',
  ALERTS: 'off',
};

describe('readConfig', () => {
  it('has defaults for everything, and the simulator for PhonePe', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      publicUrl: 'http://localhost:4321',
      simulatorPort: 4322,
      phonePe: undefined,
      databaseUrl: undefined,
      dataDir: 'data',
      trustProxy: [],
    });
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  it('names every bad variable in one message, and shows no secret', () => {
    const secrets = {
      DATABASE_URL: 'mysql://me:hush@x',
      PHONEPE_WEBHOOK_PASSWORD: 'hush',
      SMTP_URL: 'http://me:hush@x',
    };
    const read = () => readConfig({ ...phonePe, PORT: 'eighty', LOG_LEVEL: 'loud', ...secrets });
    expect(read).toThrow(
      /PORT="eighty": must be a number.*LOG_LEVEL="loud".*DATABASE_URL=\(hidden\)/,
    );
    for (const name of Object.keys(secrets)) expect(read).toThrow(`${name}=(hidden): must`);
    expect(read).not.toThrow(/hush|top-secret/);
  });

  it.each([
    [{ PORT: '0' }, 'PUBLIC_URL is missing'],
    [{ PORT: '65535' }, 'SIMULATOR_PORT is missing'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT="-1": must be 0 or more'],
    [{ PHONEPE_TIMEOUT_MS: '15001' }, 'must be 100 to 15000'],
    [{ PUBLIC_URL: 'https://a.example/?b=1' }, 'PUBLIC_URL='],
    [{ PUBLIC_URL: 'https://a.example/shop' }, 'PUBLIC_URL='],
    [{ PUBLIC_URL: 'ftp://a.example' }, 'PUBLIC_URL='],
    [{ PUBLIC_URL: 'shttp://a.example' }, 'PUBLIC_URL='],
    [{ PUBLIC_URL: 'https.s://a.example' }, 'PUBLIC_URL='],
    [{ PUBLIC_URL: 'a.example' }, 'PUBLIC_URL='],
    [{ MAIL_TO: 'a@b.example', MAIL_FROM: 'c@d.example' }, 'SMTP_URL is missing'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each(['http://localhost:4321', 'https://www.example.com/', 'https://Example.com'])(
    'takes %s for the public address',
    (address) => {
      expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe(address.replace(/\/$/, ''));
    },
  );

  it.each(['-1', '65536', '80.5'])('refuses the port %s', (port) => {
    expect(() => readConfig({ PORT: port })).toThrow('PORT=');
  });

  it('requires all of the credentials or none', () => {
    expect(readConfig(phonePe).phonePe).toMatchObject({ clientId: 'ID', environment: 'sandbox' });
    const { PHONEPE_CLIENT_SECRET: _, ...incomplete } = phonePe;
    expect(() => readConfig(incomplete)).toThrow(/PHONEPE_CLIENT_SECRET is missing/);
  });

  it.each(['passwords', '12345678', 'pass-word1', 'passwd1'])(
    'refuses the webhook password %s, as PhonePe does',
    (password) => {
      expect(() => readConfig({ ...phonePe, PHONEPE_WEBHOOK_PASSWORD: password })).toThrow(
        'PHONEPE_WEBHOOK_PASSWORD=(hidden): must be 8 to 20 letters and digits, with at least one of each',
      );
    },
  );

  it('refuses production without credentials, without an address, or with the simulator', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /PHONEPE_CLIENT_ID is missing: in production the simulator takes no payments.*PUBLIC_URL is missing/,
    );
    expect(readConfig(production).publicUrl).toBe('https://a.example');
    expect(() => readConfig({ ...production, SIMULATOR_PORT: '4322' })).toThrow('SIMULATOR_PORT');
  });

  it('requires the proxy in production, or TRUST_PROXY=none', () => {
    const { TRUST_PROXY: _, ...unsaid } = production;
    expect(() => readConfig(unsaid)).toThrow(/TRUST_PROXY is missing: .*none/);
    expect(readConfig({ ...unsaid, TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
  });

  it('requires a mail server in production, or an explicit ALERTS=off', () => {
    const { ALERTS: _, ...unsaid } = production;
    expect(() => readConfig(unsaid)).toThrow(/SMTP_URL is missing: .*ALERTS=off/);
    expect(readConfig(production).sendsAlerts).toBe(false);
    const mail = { SMTP_URL: 'smtp://x', MAIL_TO: 'a@b.example', MAIL_FROM: 'c@d.example' };
    expect(readConfig({ ...unsaid, ...mail })).toMatchObject({
      mail: { smtpUrl: 'smtp://x', to: 'a@b.example', from: 'c@d.example' },
      sendsAlerts: true,
    });
    expect(readConfig(production).mail).toBeUndefined();
  });

  it.each([
    [{}, 'PHONEPE_ENV="sandbox": takes no real money'],
    [{ PUBLIC_URL: 'http://a.example' }, 'PUBLIC_URL="http://a.example": must begin with https://'],
  ])('refuses the sandbox with %o in production, unless a test is meant', (changes, message) => {
    const env = { ...production, PHONEPE_ENV: 'sandbox', ...changes };
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).toThrow('ALLOW_SANDBOX=1');
    expect(() => readConfig({ ...env, ALLOW_SANDBOX: 'yes' })).toThrow('ALLOW_SANDBOX="yes"');
    expect(readConfig({ ...env, ALLOW_SANDBOX: '1' }).phonePe).toBeDefined();
  });

  it('never takes real money over http', () => {
    const env = { ...production, PUBLIC_URL: 'http://a.example', ALLOW_SANDBOX: '1' };
    expect(() => readConfig(env)).toThrow('must begin with https://');
  });

  it('refuses deploy/env.example unchanged, and names everything to fill in', () => {
    const example = parseEnv(readFileSync('deploy/env.example', 'utf8'));
    // The mode is right as it is; compose.yaml asks for the other three itself.
    const { NODE_ENV, SITE_ADDRESS, OFFICE_ADDRESS, POSTGRES_PASSWORD, ...toFillIn } = example;
    const ofCompose = [SITE_ADDRESS, OFFICE_ADDRESS, POSTGRES_PASSWORD];
    expect([NODE_ENV, ...ofCompose]).toEqual(['production', '', '', '']);
    for (const name of Object.keys(toFillIn)) {
      expect(() => readConfig(example)).toThrow(new RegExp(`\\b${name}(?: is missing|=)`));
    }
  });

  it('requires a sender and a recipient with a mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://x', MAIL_TO: 'a@b.example' })).toThrow(
      'MAIL_FROM is missing',
    );
  });
});

describe('the office', () => {
  it('is two ports after the site in development, on this machine only', () => {
    const officeUrl = 'http://localhost:4323';
    const local = { port: 4323, host: '127.0.0.1', officeDir: 'dist-office', officeUrl };
    expect(readConfig({})).toMatchObject({ office: local, officeUrl });
    expect(readConfig({ PORT: '4500' }).officeUrl).toBe('http://localhost:4502');
    expect(readConfig({ OFFICE_PORT: '4600' }).officeUrl).toBe('http://localhost:4600');
  });

  it.each([{ PORT: '0', PUBLIC_URL: 'http://localhost' }, { PORT: '65534' }, production])(
    'is off without a port: %o',
    (env: NodeJS.ProcessEnv) => {
      expect(readConfig(env)).toMatchObject({ office: undefined, officeUrl: undefined });
    },
  );

  it('requires an address in production, which alone is enough for links', () => {
    const port = { OFFICE_PORT: '4323' };
    expect(() => readConfig({ ...production, ...port })).toThrow('OFFICE_URL is missing');
    const address = { OFFICE_URL: 'https://Office.example.com/' };
    const officeUrl = 'https://office.example.com';
    expect(readConfig({ ...production, ...address })).toMatchObject({
      office: undefined,
      officeUrl,
    });
    expect(readConfig({ ...production, ...address, ...port }).office).toMatchObject({
      port: 4323,
      officeUrl,
    });
  });

  it.each(['http://localhost:14001', 'http://localhost', 'https://localhost:8443'])(
    'takes %s, as through a tunnel',
    (address) => {
      expect(readConfig({ ...production, OFFICE_URL: address }).officeUrl).toBe(address);
    },
  );

  it.each([
    'http://office.example.com',
    'http://localhost.example.com',
    'http://192.168.1.2:4323',
    'https://office.example.com/app',
    'FILL_IN',
  ])('refuses %s', (address) => {
    expect(() => readConfig({ OFFICE_URL: address })).toThrow('OFFICE_URL=');
  });

  it('requires an address if its port is 0', () => {
    expect(() => readConfig({ OFFICE_PORT: '0' })).toThrow('OFFICE_URL is missing');
  });
});

it.each(['127.0.0.1', 'loopback, 10.0.0.0/8', '::1,fd00::/8', '10.0.0.1/32,::1/128'])(
  'trusts %s',
  (proxies) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: proxies });
    expect(trustProxy).toHaveLength(proxies.split(',').length);
    expect(() => fastify({ trustProxy })).not.toThrow();
  },
);

it.each([
  ...['foo', 'true', 'none, 127.0.0.1', 'None', '127.0.0.1,', '1.2.3.4/8/8', '1.2.3'],
  ...['10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/x8', '10.0.0.0/8x', '10.0.0.0/1x', '::1/129'],
])('does not trust %s', (proxies) => {
  expect(() => readConfig({ TRUST_PROXY: proxies })).toThrow(
    /TRUST_PROXY=.*: must be none, or addresses/,
  );
});
