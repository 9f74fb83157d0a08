import { expect, it } from 'vitest';
import { idGenerator } from './ids.ts';

it('makes different ids in the shape of PhonePe', () => {
  const newId = idGenerator(() => Date.UTC(2026, 0, 1, 10, 20, 30));
  const [first, second] = [newId('OMO'), newId('OMO')];
  expect(first).toMatch(/^OMO260101102030\d{7}$/);
  expect(second).not.toBe(first);
});
