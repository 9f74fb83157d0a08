import { expect, it } from 'vitest';
import { oneLine } from './order-item.ts';

it('keeps what is readable, also in Hindi', () => {
  expect(oneLine("Asha D'Souza, आशा कुमारी")).toBe("Asha D'Souza, आशा कुमारी");
});

it('takes away line breaks, terminal commands and turns of direction', () => {
  expect(oneLine('Asha\r\nPaid\u2028x')).toBe('Asha Paid x');
  expect(oneLine('\u001b[2JAsha\u009b1m')).toBe('[2JAsha 1m');
  expect(oneLine('\u202eahsA')).toBe('ahsA');
});
