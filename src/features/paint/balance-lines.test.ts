import { expect, it } from 'vitest';
import { balanceLines, piecesOf } from './balance-lines.ts';

const byLength = (line: string) => line.length;
const linesOf = (name: string, count: number) => balanceLines(piecesOf(name), count, byLength);

it('breaks lines as evenly as possible', () => {
  expect(linesOf('MAA DURGA MOBILE AND COMPUTER', 1)).toEqual(['MAA DURGA MOBILE AND COMPUTER']);
  expect(linesOf('MAA DURGA MOBILE AND COMPUTER', 2)).toEqual(['MAA DURGA MOBILE', 'AND COMPUTER']);
  expect(linesOf('MAA DURGA MOBILE AND COMPUTER', 3)).toEqual([
    'MAA DURGA',
    'MOBILE AND',
    'COMPUTER',
  ]);
});

it('measures lines by their ink, not by their letters', () => {
  const wideW = (line: string) => line.length + 9 * (line.split('W').length - 1);
  expect(balanceLines(piecesOf('W I I I I I'), 2, wideW)).toEqual(['W', 'I I I I I']);
});

it('splits a long word between letters', () => {
  expect(piecesOf('A'.repeat(20))).toHaveLength(1);
  expect(linesOf('A'.repeat(30), 2)).toEqual(['A'.repeat(15), 'A'.repeat(15)]);
  expect(linesOf('A'.repeat(40), 3).map(byLength)).toEqual([13, 14, 13]);
  const whole = 'क्षि'.repeat(40);
  expect(linesOf(whole, 2)).toEqual(['क्षि'.repeat(20), 'क्षि'.repeat(20)]);
});
