import { expect, it, onTestFinished, vi } from 'vitest';
import { filterOf, limitOf, textOf } from './arguments.ts';
import { readCommand, usage } from './commands.ts';

const id = 'BAW-0123456789ABCDEFGHJK';
const nowMs = Date.parse('2026-11-21T12:00:00+05:30');
const dayMs = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

it('accepts a reason of 500 characters, and a limit of several digits', () => {
  expect(textOf('--reason', 'x'.repeat(500))).toBe('x'.repeat(500));
  expect(limitOf('1500')).toBe(1_500);
});

it('prints help that fits a terminal of 80 columns', () => {
  for (const words of [[], ['help'], ['list', '--help'], ['-h']]) {
    expect(readCommand(words, nowMs)).toBeUndefined();
  }
  for (const line of usage().split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('names the command as staff type it', () => {
  expect(() => readCommand(['bogus'], nowMs)).toThrow('See npm run orders -- --help');
  vi.stubEnv('ORDERS_COMMAND', 'site-orders');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => readCommand(['bogus'], nowMs)).toThrow('See site-orders --help');
  expect(usage()).toContain('site-orders export > orders.csv');
  expect(usage()).not.toContain('npm run');
});

it('reads the filters; both days are days of India and included', () => {
  expect(filterOf({}, nowMs)).toEqual({});
  const given = {
    flag: true,
    state: 'paid',
    service: 'SEO',
    code: 'k7m2qp',
    phone: '+91 98765 43210',
  };
  expect(filterOf({ ...given, from: '2026-01-01', to: '2026-01-02' }, nowMs)).toEqual({
    isFlagged: true,
    state: 'paid',
    service: 'SEO',
    code: 'K7M-2QP',
    phone: '9876543210',
    fromMs: startOf('2026-01-01'),
    toMs: startOf('2026-01-03'),
  });
  expect(filterOf({ 'paid-from': 'yesterday', 'paid-to': 'today' }, nowMs)).toEqual({
    paidFromMs: startOf('2026-11-20'),
    paidToMs: startOf('2026-11-22'),
  });
});

it.each(['9876543210', '+91 98765-43210', '+919876543210', '09876543210'])(
  'reads the phone number %s',
  (phone) => expect(filterOf({ phone }, nowMs)).toMatchObject({ phone: '9876543210' }),
);

it('takes today from its first moment on', () => {
  const midnightMs = startOf('2026-11-21');
  expect(filterOf({ from: 'today' }, midnightMs)).toMatchObject({ fromMs: midnightMs });
});

it.each([
  ['2026-11-05', '2026-11-05'],
  ['5-1-2026', '2026-01-05'],
  ['2026-1-5', '2026-01-05'],
  [' today ', '2026-11-21'],
  ['5-11-2026', '2026-11-05'],
  ['05/11/2026', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['29-02-2024', '2024-02-29'],
  ['today', '2026-11-21'],
  ['Yesterday', '2026-11-20'],
])('reads the day %s', (text, day) => {
  const filter = { fromMs: startOf(day), toMs: startOf(day) + dayMs };
  expect(filterOf({ from: text, to: text }, nowMs)).toEqual(filter);
});

it.each([
  ['bogus', 'Unknown command "bogus"'],
  ['toString', 'Unknown command "toString"'],
  ['list --stat paid', /^Unknown option '--stat'\. See npm run orders -- --help$/],
  ['list --state', "Option '--state <value>' argument missing"],
  ['list --state payed', 'superseded, failed, expired, amount_differs, paid, not "payed"'],
  ['list --from 30-02-2026', '--from must be a day'],
  ['list --from 11/21/2026', '--from must be a day'],
  ['list --paid-from 21-11-26', '--paid-from must be a day'],
  ['list --to 21-11', '--to must be a day'],
  ['list --to someday', '--to must be a day'],
  ['list --to tomorrow', '--to must be a day'],
  ['list --to 01-01-2027', '--to 01-01-2027 is in the future: today is 2026-11-21'],
  ['list --from 22-11-2026', '--from 22-11-2026 is in the future'],
  ['list --paid-from today --paid-to yesterday', '--paid-to yesterday is before --paid-from'],
  ['list --limit 0', '--limit must be'],
  ['list --limit 1e3', '--limit must be'],
  ['list --code 42', '--code must be like K7M-2QP, not "42"'],
  ['list paid', 'Unexpected argument "paid" for "list"'],
  ['export --limit 5', 'Unknown option --limit'],
  ['show', 'needs an order id'],
  ['show 42', '"42" is not an order id'],
  [`show ${id} ${id}`, 'Unexpected argument'],
  ['forget', 'needs an order id'],
  [`forget ${id} --phone 9876543210`, 'Unexpected argument'],
  ['forget --phone 98765', 'must be a 10-digit number'],
  ['forget --phone +9109876543210', 'must be a 10-digit number'],
  ['forget --phone 9119876543210', 'must be a 10-digit number'],
  [`resolve ${id}`, '--reason must not be empty'],
  [`resolve ${id} --reason=`, '--reason must not be empty'],
  [`note ${id}`, '"note" must not be empty'],
  [`note ${id} two words`, 'Unexpected argument "words"'],
  [`note ${id} ${'x'.repeat(501)}`, 'at most 500 characters'],
])('refuses %s in one line', (words, reason) => {
  expect(() => readCommand(words.split(' '), nowMs)).toThrow(reason);
  expect(() => readCommand(words.split(' '), nowMs)).toThrow(/^[^\n]*$/);
});
