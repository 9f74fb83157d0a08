import { describe, expect, it } from 'vitest';
import { isPaymentPage } from './payment-page.ts';
import { phonePeEnvironments } from './phonepe-config.ts';

const testModeName = { baseUrl: 'http://localhost:4322/apis', redirectHosts: ['localhost:4322'] };

describe('isPaymentPage', () => {
  it.each([
    'https://mercury.phonepe.com/transact/pg?token=a',
    'https://mercury-t2.phonepe.com/transact/pgv3?token=a',
    'https://MERCURY.phonepe.com/',
  ])('takes %s', (address) => {
    expect(isPaymentPage(address, phonePeEnvironments.production)).toBe(true);
  });

  it.each([
    'http://mercury.phonepe.com/',
    'https://evil.example/mercury.phonepe.com',
    'https://mercury.phonepe.com.evil.example/',
    'https://evilphonepe.com/',
    'https://mercury.phonepe.com@evil.example/',
    'https:\\\\evil.example/.phonepe.com',
    'https://mercury.phonepe.com:8443/',
    'https://localhost:4322/',
    'javascript:alert(1)//.phonepe.com',
    'ftp://mercury.phonepe.com/',
    '//mercury.phonepe.com/',
    '/transact/uat_v2',
    '',
  ])('refuses %j', (address) => {
    expect(isPaymentPage(address, phonePeEnvironments.production)).toBe(false);
  });

  it('takes plain http and a port where a stand-in has them', () => {
    expect(isPaymentPage('http://localhost:4322/transact', testModeName)).toBe(true);
    expect(isPaymentPage('http://localhost:4323/transact', testModeName)).toBe(false);
    expect(isPaymentPage('http://localhost/transact', testModeName)).toBe(false);
    expect(isPaymentPage('http://evil.localhost:4322/transact', testModeName)).toBe(false);
  });
});
