import { expect, it } from 'vitest';
import { csvCell, csvOf, rupeesOf } from './csv.ts';

it('quotes what would break a line or a cell', () => {
  expect(csvCell(null)).toBe('');
  expect(csvCell('Asha')).toBe('Asha');
  expect(csvCell('Asha, "Devi"')).toBe('"Asha, ""Devi"""');
  expect(csvCell('a\r\nb')).toBe('"a\r\nb"');
});

it.each(['=1+1', '+91', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('disarms %j', (value) => {
  expect(csvCell(value).replace(/^"/, '')).toBe(
    `'${value}${csvCell(value).at(-1) === '"' ? '"' : ''}`,
  );
});

it('disarms a formula that is quoted too', () => {
  expect(csvCell('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
});

it('writes rupees with two decimals', () => {
  expect([749_900, 1, 12_000_050].map(rupeesOf)).toEqual(['7499.00', '0.01', '120000.50']);
});

it('begins with the byte order mark by which Excel recognises UTF-8', async () => {
  const [head] = await Array.fromAsync(csvOf((async function* () {})()));
  expect(head?.startsWith('\uFEFFId,Code,State,')).toBe(true);
});
