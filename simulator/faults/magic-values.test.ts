import { describe, expect, it } from 'vitest';
import { readMagicValues } from './magic-values.ts';

describe('readMagicValues', () => {
  it('finds nothing in the name of an ordinary payer', () => {
    expect(readMagicValues('Asha Devi')).toEqual([]);
    expect(readMagicValues('Simran: hang-pay')).toEqual([]);
  });

  it('reads names, times and values', () => {
    expect(readMagicValues('Asha sim:hang-pay sim:http-401-pay*1 sim:slow-status*2=30')).toEqual([
      { name: 'hang-pay', times: undefined, value: undefined },
      { name: 'http-401-pay', times: 1, value: undefined },
      { name: 'slow-status', times: 2, value: 30 },
    ]);
  });

  it.each(['sim:hang-pya', 'sim:constructor', 'sim:slow'])('refuses %s', (text) => {
    expect(() => readMagicValues(text)).toThrow('There is no fault');
  });
});
