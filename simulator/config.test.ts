import { describe, expect, it } from 'vitest';
import { readSimulatorConfig } from './config.ts';

describe('readSimulatorConfig', () => {
  it('has defaults for everything', () => {
    expect(readSimulatorConfig({})).toMatchObject({
      port: 4322,
      host: 'localhost',
      options: {
        clientId: 'SIMULATOR',
        publicUrl: undefined,
        webhook: { url: 'http://localhost:4321/api/phonepe-webhook', username: 'simulator' },
      },
    });
  });

  it('follows the settings of the server', () => {
    expect(readSimulatorConfig({ PORT: '8000' })).toMatchObject({
      port: 8001,
      options: { webhook: { url: 'http://localhost:8000/api/phonepe-webhook' } },
    });
    const webhook = { SIMULATOR_WEBHOOK_URL: 'http://localhost/hook' };
    expect(readSimulatorConfig({ PORT: '0', ...webhook }).port).toBe(0);
    expect(() => readSimulatorConfig({ PORT: '0' })).toThrow('SIMULATOR_WEBHOOK_URL is missing');
    expect(readSimulatorConfig({ SIMULATOR_PORT: '', SIMULATOR_HOST: '' }).port).toBe(4322);
    expect(() => readSimulatorConfig({ PORT: '65535' })).toThrow('SIMULATOR_PORT is missing');
    expect(readSimulatorConfig({ PORT: '65535', SIMULATOR_PORT: '1' }).port).toBe(1);
  });

  it('reads everything from the environment', () => {
    const config = readSimulatorConfig({
      PORT: '8000',
      SIMULATOR_PORT: '9000',
      SIMULATOR_HOST: '0.0.0.0',
      SIMULATOR_PUBLIC_URL: 'https://pay.example/',
      SIMULATOR_CLIENT_ID: 'ID',
      SIMULATOR_CLIENT_SECRET: 'secret',
      SIMULATOR_WEBHOOK_URL: 'http://merchant.example/hook',
      SIMULATOR_WEBHOOK_USERNAME: 'somebody',
      SIMULATOR_WEBHOOK_PASSWORD: 'password1',
      SIMULATOR_WEBHOOK_ATTEMPTS: '1',
      SIMULATOR_WEBHOOK_RETRY_MS: '10',
      SIMULATOR_TOKEN_LIFETIME_S: '60',
      SIMULATOR_MAX_ORDERS: '5',
    });
    expect(config).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      options: {
        publicUrl: 'https://pay.example',
        clientId: 'ID',
        clientSecret: 'secret',
        tokenLifetimeS: 60,
        maxOrders: 5,
        webhook: {
          url: 'http://merchant.example/hook',
          username: 'somebody',
          password: 'password1',
          attempts: 1,
          retryDelayMs: 10,
        },
      },
    });
  });

  it('names every bad variable at once, and no secret', () => {
    const read = () =>
      readSimulatorConfig({ SIMULATOR_PORT: 'x', SIMULATOR_WEBHOOK_PASSWORD: 'hush' });
    expect(read).toThrow(/SIMULATOR_PORT must be a number; SIMULATOR_WEBHOOK_PASSWORD must be/);
    expect(read).not.toThrow(/hush/);
  });
});
