import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openStaffMachine, type StaffMachine } from './staff-wrappers.ts';

let machine: StaffMachine;
const run = (...words: string[]) => machine.run('site-office', ...words);

beforeAll(async () => {
  machine = await openStaffMachine();
});
afterAll(() => machine.remove());

describe('site-office', () => {
  beforeAll(() => machine.installWrapper('site-office'));

  it('prints a link to the public address of the office', () => {
    const { stderr, stdout } = run('invite', 'Asha Kumari', '--owner');
    expect([stderr, stdout]).toEqual([
      '',
      expect.stringMatching(/^https:\/\/office\.example\.com\/#sign-in=[\w-]{43}\n/),
    ]);
    expect(run('members').stdout).toContain('Asha Kumari');
  });

  it('exits as the command does, with hints for the server', () => {
    const { status, stderr } = run('bogus');
    expect([status, stderr]).toEqual([1, expect.stringContaining('See site-office --help')]);
  });
});

it('site-office.compose runs the command in a server of compose.yaml', () => {
  machine.install('site-office', readFileSync('deploy/site-office.compose', 'utf8'));
  machine.install('docker', '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  const words = run('invite', 'Ravi Kumar').stdout.split('\n');
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  const service = words.findIndex((word) => word in services);
  expect(words.slice(0, service)).toEqual([
    ...['compose', '--file', '/srv/site/deploy/compose.yaml', 'exec'],
    ...['-T', '--env', 'OFFICE_COMMAND=site-office'],
  ]);
  expect(words.slice(service + 1)).toEqual([
    ...['node', 'scripts/office.ts', 'invite', 'Ravi Kumar', ''],
  ]);
});
