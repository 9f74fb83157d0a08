import { describe, expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

const example = '27AAPFU0939F1ZV';

describe('a GSTIN', () => {
  it.each([example, '29AAGCB7383J1Z4', '37AADCB2230M2ZR'])('is %s', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  it.each([
    '',
    example.slice(1),
    `${example}V`,
    // Their last signs are right.
    `${example}0`,
    '27AAPFU0939F1-X',
    example.toLowerCase(),
    ` ${example}`,
    `${example}\n`,
    'A7AAPFU0939F1ZV',
    '२७AAPFU0939F1ZV',
    '000000000000000',
  ])('is not %j', (text) => expect(isGstin(text)).toBe(false));

  it('has one right check digit', () => {
    const right = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((digit) =>
      isGstin(example.slice(0, -1) + digit),
    );
    expect(right).toEqual(['V']);
  });

  it('detects a wrong digit, and two that are swapped', () => {
    expect(isGstin(example.replace('0939', '0938'))).toBe(false);
    expect(isGstin(example.replace('0939', '9039'))).toBe(false);
  });
});
