import { describe, expect, it } from 'vitest';
import { fill, withBrand } from './fill.ts';

describe('fill', () => {
  it('puts values in', () => {
    expect(fill('{km} km from {town}', { km: 30, town: 'Siwan' })).toBe('30 km from Siwan');
  });

  it('names a placeholder that has no value', () => {
    expect(() => fill('Call {phnoe}', { phone: '1' })).toThrow(
      'No value for {phnoe} in "Call {phnoe}"',
    );
  });

  it('names the brand everywhere in an entry and leaves the rest alone', () => {
    const entry = { title: 'By {brand}', items: ['{brand}', 3, null, { open: '{name}' }] };
    expect(withBrand(entry, 'Ad Works')).toEqual({
      title: 'By Ad Works',
      items: ['Ad Works', 3, null, { open: '{name}' }],
    });
  });
});
