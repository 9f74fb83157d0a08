import { expect, it } from 'vitest';
import { readCommand } from './commands.ts';
import { filterOf } from './filter-options.ts';
import { usage } from './usage.ts';

const id = 'BAW-0123456789ABCDEFGHJK';
const newYearMs = Date.parse('2025-12-31T18:30:00Z');

it('asks for help, which fits a terminal of 80 columns', () => {
  for (const words of [[], ['help'], ['list', '--help'], ['-h']]) {
    expect(readCommand(words)).toBeUndefined();
  }
  for (const line of usage.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('reads the filters; both days are days of India and included', () => {
  expect(filterOf({})).toEqual({});
  const days = { from: '2026-01-01', to: '2026-01-01' };
  const filter = { state: 'paid', fromMs: newYearMs, toMs: newYearMs + 86_400_000, service: 'SEO' };
  expect(filterOf({ state: 'paid', ...days, service: 'SEO' })).toEqual(filter);
  for (const phone of ['9876543210', '+91 98765 43210', '098765-43210']) {
    expect(filterOf({ phone })).toEqual({ phone: '9876543210' });
  }
});

it.each([
  ['bogus', 'no command "bogus"'],
  ['toString', 'no command "toString"'],
  ['list --stat paid', "Unknown option '--stat'"],
  ['list --state', "Option '--state <value>' argument missing"],
  ['list --state payed', 'not "payed"'],
  ['list --from 2026-02-30', '--from wants a day'],
  ['list --to tomorrow', '--to wants a day'],
  ['list --limit 0', '--limit wants'],
  ['list --limit 1e3', '--limit wants'],
  ['list --format xml', 'table or csv or json, not "xml"'],
  ['list paid', '"list" cannot use "paid"'],
  ['export --format table', 'csv or json, not "table"'],
  ['export --all --state paid', 'cannot use --state'],
  ['show', 'wants the id'],
  ['show 42', '"42" is not the id'],
  [`show ${id} ${id}`, 'cannot use'],
  ['forget', 'wants the id'],
  [`forget ${id} --phone 9876543210`, 'cannot use'],
  ['forget --phone 98765', 'exactly 10 digits'],
])('refuses %s in one line', (words, reason) => {
  expect(() => readCommand(words.split(' '))).toThrow(reason);
  expect(() => readCommand(words.split(' '))).toThrow(/^[^\n]*$/);
});
