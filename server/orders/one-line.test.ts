import { expect, it } from 'vitest';
import { oneLine } from './order-item.ts';

it('keeps readable text, including Hindi', () => {
  expect(oneLine("Asha D'Souza, आशा कुमारी")).toBe("Asha D'Souza, आशा कुमारी");
});

it('removes line breaks, terminal escapes and direction marks', () => {
  expect(oneLine('Asha\r\nPaid\u2028x')).toBe('Asha Paid x');
  expect(oneLine('\u001b[2JAsha\u009b1m')).toBe('[2JAsha 1m');
  expect(oneLine('\u202eahsA')).toBe('ahsA');
});
