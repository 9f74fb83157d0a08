import { expect, it } from 'vitest';
import { areDaysWrong, readFilters } from './find-address.ts';

it.each([
  ['q=98765&state=paid&flagged=1', { q: '98765', state: 'paid', flagged: '1' }],
  ['q=%20%20&from=2026-02-30&to=2026-02-01', { to: '2026-02-01' }],
  ['state=gone&flagged=yes&after=x', {}],
  [`q=${'a'.repeat(10_000)}`, { q: 'a'.repeat(100) }],
])('reads ?%.40s', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
});

it('knows days in the wrong order', () => {
  expect(areDaysWrong({ from: '2026-02-02', to: '2026-02-01' })).toBe(true);
  expect(areDaysWrong({ from: '2026-02-01', to: '2026-02-01' })).toBe(false);
});
