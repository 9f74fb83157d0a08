import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { Secret } from './config.ts';

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
