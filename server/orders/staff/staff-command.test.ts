import { expect, it } from 'vitest';
import { readCommand } from './staff-command.ts';

const id = 'BAW-0123456789ABCDEFGHJK';
const newYearMs = Date.parse('2025-12-31T18:30:00Z');

it('reads every command', () => {
  expect(readCommand([])).toEqual({ name: 'help' });
  expect(readCommand(['list', '--help'])).toEqual({ name: 'help' });
  expect(readCommand(['list'])).toEqual({ name: 'list', format: 'table', filter: {}, limit: 50 });
  expect(readCommand(['show', id])).toEqual({ name: 'show', id });
  expect(readCommand(['export'])).toEqual({ name: 'export', format: 'csv', filter: {} });
  expect(readCommand(['export', '--all'])).toEqual({ name: 'exportAll' });
  expect(readCommand(['import'])).toEqual({ name: 'import' });
  expect(readCommand(['forget', id])).toEqual({ name: 'forget', id });
  const phone = '9876543210';
  expect(readCommand(['forget', '--phone', phone])).toEqual({ name: 'forgetPhone', phone });
});

it('reads the filters; both days are days of India and included', () => {
  const words = ['--state', 'paid', '--from', '2026-01-01', '--to', '2026-01-01'];
  const command = readCommand(['list', ...words, '--service', 'SEO', '--limit', '7']);
  const filter = { state: 'paid', fromMs: newYearMs, toMs: newYearMs + 86_400_000, service: 'SEO' };
  expect(command).toEqual({ name: 'list', format: 'table', filter, limit: 7 });
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
