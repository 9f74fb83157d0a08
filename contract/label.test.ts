import { describe, expect, it } from 'vitest';
import { label, labelsOf } from './label.ts';

const text = label(20, ['name', 'price']);

describe('a label', () => {
  it('takes words with the placeholders that code fills in, without spaces around them', () => {
    expect(text.parse(' {name}: {price} ')).toBe('{name}: {price}');
  });

  it.each(['', '   ', 'longer than twenty letters'])('refuses %j', (words) => {
    expect(text.safeParse(words).success).toBe(false);
  });

  it('refuses a placeholder that nothing fills in, and names those that something does', () => {
    expect(text.safeParse('Call {phon}').error?.issues[0]?.message).toBe(
      'in braces, only these are filled in: name, price',
    );
  });

  it('stands under each of its keys, and under no other', () => {
    const words = labelsOf(text)('open', 'close');
    expect(words.parse({ open: 'Open', close: 'Close' })).toEqual({ open: 'Open', close: 'Close' });
    expect(words.safeParse({ open: 'Open' }).success).toBe(false);
    expect(words.safeParse({ open: 'Open', close: 'Close', shut: 'Shut' }).success).toBe(false);
  });
});
