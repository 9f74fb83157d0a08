import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { labelsOf, template, text } from './label.ts';

const schema = template(20, 'Label', ['name', 'price']);
const mistakeIn = (value: string, one: typeof schema | ReturnType<typeof text> = schema) =>
  one.safeParse(value).error?.issues[0]?.message;

describe('a text', () => {
  it('has no spaces around it', () => {
    expect(schema.parse(' {name}: {price} ')).toBe('{name}: {price}');
  });

  it.each(['', '   ', 'longer than twenty letters'])('is not %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('is counted in letters, as a reader counts them', () => {
    const name = text(3, 'Name', 3);
    expect(
      ['पटना', 'गया', 'सारण', 'पूर्णिया', 'दरभंगा'].map((value) => mistakeIn(value, name)),
    ).toEqual([
      undefined,
      'Too small: expected string to have >=3 characters',
      undefined,
      undefined,
      'Too big: expected string to have <=3 characters',
    ]);
  });

  it('is in NFC', () => {
    expect(mistakeIn('ज़मीन')).toBeUndefined();
    expect(mistakeIn('\u095bमीन')).toMatch(/^"\u095bमीन" is not in Unicode NFC/);
  });

  it('has Latin digits', () => {
    expect(mistakeIn('5 ज़मीन')).toBeUndefined();
    expect(mistakeIn('५ ज़मीन')).toMatch(/^"५" has Devanagari digits/);
  });

  it('has only placeholders that are filled in there', () => {
    expect(mistakeIn('{name}: {price}')).toBeUndefined();
    expect(mistakeIn('{phnoe} { name }')).toBe(
      'nothing fills in {phnoe}, { name }; in braces, this text may have {brand}, {name}, {price}',
    );
    expect(mistakeIn('{name}', text(20, 'Heading'))).toBe(
      'nothing fills in {name}; in braces, this text may have {brand}',
    );
  });
});

describe('labels', () => {
  const labels = labelsOf(20)(['close'], { open: ['name'] });

  it('exist for each of their keys, and for no other', () => {
    expect(labels.parse({ open: 'Open', close: 'Close' })).toEqual({
      open: 'Open',
      close: 'Close',
    });
    expect(labels.safeParse({ open: 'Open' }).success).toBe(false);
    expect(labels.safeParse({ open: 'Open', close: 'Close', shut: 'Shut' }).success).toBe(false);
  });

  it('say in editors what code fills in, and how long they may be', () => {
    expect(schema.description).toBe('Label; code fills in {name}, {price}; 1 to 20 letters');
  });

  it('have the placeholders of their key, which fill must be given', () => {
    expect(labels.safeParse({ open: 'Open {name}', close: 'Close {name}' }).error?.issues).toEqual([
      expect.objectContaining({ path: ['close'] }),
    ]);
    const { open } = labels.parse({ open: 'Open {name}', close: 'Close' });
    expect(fill(open, { name: 'Menu' })).toBe('Open Menu');
    // @ts-expect-error TypeScript names the value that is missing.
    expect(() => fill(open, { nmae: 'Menu' })).toThrow('No value for {name}');
  });
});
