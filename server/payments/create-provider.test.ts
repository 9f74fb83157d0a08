import { expect, it } from 'vitest';
import { phonePeCredentials } from '#tests/fixtures/phonepe-credentials.ts';
import { readConfig } from '../config.ts';
import { createProvider } from './create-provider.ts';

it.each([
  [{}, 'simulator'],
  [{ ...phonePeCredentials, PHONEPE_ENV: 'sandbox' }, 'phonepe'],
  [{ ...phonePeCredentials, PHONEPE_ENV: 'production' }, 'phonepe'],
])('is named by who takes the payments (%#)', (env, name) => {
  expect(createProvider(readConfig(env)).name).toBe(name);
});
