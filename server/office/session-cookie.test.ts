import { describe, expect, it } from 'vitest';
import { sessionCookie } from './session-cookie.ts';
import { newToken } from './token.ts';

const token = newToken();

describe('over https', () => {
  const cookie = sessionCookie('https://office.example.com');

  it('belongs to its host alone, and no script reads it', () => {
    expect(cookie.set(token)).toBe(
      `__Host-office=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(cookie.clear()).toMatch(/^__Host-office=; Max-Age=0; Path=\/; .*; Secure$/);
  });

  it.each([
    `__Host-office=${token}`,
    `a=1; __Host-office=${token}; b=2`,
    `office=${newToken()};__Host-office=${token}`,
  ])('is read from %s', (header) => {
    expect(cookie.read(header)).toBe(token);
  });

  it.each([
    undefined,
    '',
    `office=${token}`,
    `x__Host-office=${token}`,
    '__Host-office=',
    '__Host-office=short',
    `__Host-office=${token}${token}`,
    `__host-office=${token}`,
  ])('is not in %s', (header) => {
    expect(cookie.read(header)).toBeUndefined();
  });
});

it('does without Secure on localhost', () => {
  const cookie = sessionCookie('http://localhost:4323');
  expect(cookie.set(token)).toBe(
    `office=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict`,
  );
  expect(cookie.read(`office=${token}`)).toBe(token);
});
