import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createProvider } from './create-provider.ts';

const credentials = {
  PHONEPE_CLIENT_ID: 'AGENCY',
  PHONEPE_CLIENT_SECRET: 's3cret',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USERNAME: 'hook_user',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd1',
};

it.each([
  [{}, 'simulator'],
  [{ ...credentials, PHONEPE_ENV: 'sandbox' }, 'phonepe'],
  [{ ...credentials, PHONEPE_ENV: 'production' }, 'phonepe'],
])('is named by who takes the payments (%#)', (env, name) => {
  expect(createProvider(readConfig(env)).name).toBe(name);
});
