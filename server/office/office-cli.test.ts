import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { signIn } from './devices.ts';
import { officeUsage, readOfficeCommand } from './office-cli.ts';

const officeUrl = 'https://office.example.com';

describe.each(engines)('office commands on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const run = async (...words: string[]) =>
    (await readOfficeCommand(words)?.({ db: test.db, nowMs: startMs, officeUrl })) ?? 'help';
  const enter = (said: string) => {
    const linkToken = /#sign-in=(\S+)/.exec(said)?.[1] ?? '';
    const device = { deviceName: 'Chrome, Android', isShared: false, replacedToken: undefined };
    return signIn(test.db, { ...device, linkToken }, startMs);
  };

  it('invite with a link that signs in, an owner first', async () => {
    await expect(run('invite', 'Ravi Kumar')).rejects.toThrow('add --owner');
    const said = await run('invite', 'Asha Kumari', '--owner');
    expect(said).toMatch(
      /^https:\/\/office\.example\.com\/#sign-in=[\w-]{43}\nSigns Asha Kumari \(owner\) in /,
    );
    expect(await enter(said)).toMatchObject({ member: { name: 'Asha Kumari', role: 'owner' } });
    expect(await enter(await run('invite', 'Ravi Kumar'))).toMatchObject({
      member: { role: 'staff' },
    });
  });

  it('say as whom a known member is signed in', async () => {
    await run('invite', 'Asha Kumari', '--owner');
    expect(await run('invite', 'asha kumari')).toContain('Signs Asha Kumari (owner) in ');
  });

  it('list and revoke', async () => {
    expect(await run('members')).toBe('No members.\n');
    await run('invite', 'Asha Kumari', '--owner');
    await enter(await run('invite', 'Ravi Kumar'));
    expect(await run('members')).toBe(
      'Asha Kumari  owner  0 devices\nRavi Kumar   staff  1 device\n',
    );
    expect(await run('revoke', 'ravi kumar')).toBe(
      'Ravi Kumar: revoked, and signed out everywhere\n',
    );
    expect(await run('members')).toMatch(/Ravi Kumar +revoked +0 devices\n/);
    await expect(run('revoke', 'Ravi Kumar')).rejects.toThrow('There is no member "Ravi Kumar"');
    await expect(run('revoke', 'Asha Kumari')).rejects.toThrow('is the last owner');
  });

  it('need the address of the office for a link', async () => {
    const invite = readOfficeCommand(['invite', 'Asha Kumari', '--owner']);
    const context = { db: test.db, nowMs: startMs, officeUrl: undefined };
    await expect(invite?.(context)).rejects.toThrow('OFFICE_URL is missing');
  });
});

it.each([[[]], [['help']], [['--help']], [['invite', '-h']]])('%j is help', (words: string[]) => {
  expect(readOfficeCommand(words)).toBeUndefined();
  expect(officeUsage()).toContain('invite "NAME" --owner');
});

it.each([
  [['bogus'], 'Unknown command "bogus"'],
  [['invite'], '"invite" needs a name'],
  [['invite', ' '], 'A name has 1 to 60 characters'],
  [['invite', 'x'.repeat(61)], 'A name has 1 to 60 characters'],
  [['invite', 'Ravi\nKumar'], 'A name has 1 to 60 characters'],
  [['invite', 'Ravi', 'Kumar'], 'Unexpected argument "Kumar"'],
  [['members', 'Ravi'], 'Unexpected argument "Ravi"'],
  [['revoke', 'Ravi', '--owner'], 'Unknown option --owner for "revoke"'],
  [['invite', 'Ravi', '--ownr'], "Unknown option '--ownr'"],
])('%j is a mistake', (words, message) => {
  expect(() => readOfficeCommand(words)).toThrow(message);
});
