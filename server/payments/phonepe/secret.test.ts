import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { Secret } from './secret.ts';

it('shows itself only when asked', () => {
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
  expect(shown[0]).toBe('[secret]');
  expect(shown[1]).toBe('{"secret":"[secret]"}');
  expect(shown[2]).toBe('{ secret: [secret] }');
});
