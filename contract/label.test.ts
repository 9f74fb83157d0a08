import { describe, expect, it } from 'vitest';
import { label, labelsOf } from './label.ts';

const schema = label(20, ['name', 'price']);

describe('a label', () => {
  it('takes a text with the placeholders that code fills in, without spaces around them', () => {
    expect(schema.parse(' {name}: {price} ')).toBe('{name}: {price}');
  });

  it.each(['', '   ', 'longer than twenty letters'])('refuses %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('refuses a placeholder that nothing fills in, and names those that something does', () => {
    expect(schema.safeParse('Call {phon}').error?.issues[0]?.message).toBe(
      'in braces, only these are filled in: name, price',
    );
  });

  it('stands under each of its keys, and under no other', () => {
    const labels = labelsOf(schema)('open', 'close');
    expect(labels.parse({ open: 'Open', close: 'Close' })).toEqual({
      open: 'Open',
      close: 'Close',
    });
    expect(labels.safeParse({ open: 'Open' }).success).toBe(false);
    expect(labels.safeParse({ open: 'Open', close: 'Close', shut: 'Shut' }).success).toBe(false);
  });
});
