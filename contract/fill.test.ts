import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('puts values in', () => {
    expect(fill('{km} km from {town}', { km: 30, town: 'Siwan' })).toBe('30 km from Siwan');
  });

  it('names a placeholder that has no value', () => {
    expect(() => fill('Call {phnoe}', { phone: '1' })).toThrow(
      'No value for {phnoe} in "Call {phnoe}"',
    );
  });
});
