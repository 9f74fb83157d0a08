import { expect, it } from 'vitest';
import { phonePeCredentials } from '#tests/fixtures/phonepe-credentials.ts';
import { readConfig } from '../config.ts';
import { createProvider, isTestProvider } from './create-provider.ts';

it.each([
  [{}, 'simulator', 'the simulator'],
  [{ ...phonePeCredentials, PHONEPE_ENV: 'sandbox' }, 'phonepe-sandbox', "PhonePe's sandbox"],
  [{ ...phonePeCredentials, PHONEPE_ENV: 'production' }, 'phonepe', null],
])(
  'is named after who takes the payments, and reports test mode (%#)',
  (env, name, testModeName) => {
    expect(createProvider(readConfig(env))).toMatchObject({ name, testModeName });
    expect(isTestProvider(name)).toBe(testModeName !== null);
  },
);
