import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { openStaffMachine, type StaffMachine } from './staff-wrappers.ts';

let machine: StaffMachine;
const run = (...words: string[]) => machine.run('site-orders', ...words);

beforeAll(async () => {
  machine = await openStaffMachine();
});
afterAll(() => machine.remove());

describe('site-orders', () => {
  beforeAll(() => machine.installWrapper('site-orders'));

  it('runs a command on the orders, with hints for the server', async () => {
    const { id } = await storedOrder(machine.db);
    const { stderr, stdout } = run('list');
    expect([stderr, stdout]).toEqual(['', expect.stringContaining(id)]);
    expect(run('--help').stdout).toContain('site-orders export > orders.csv');
  });

  it("passes on quoted arguments and the user's name", async () => {
    const { id } = await storedOrder(machine.db);
    expect(run('note', id, 'called, wants "green"').stderr).toBe('');
    const sheet = run('show', id).stdout;
    expect(sheet).toContain('called, wants "green"');
    expect(sheet).toContain('asha');
  });

  it('exits as the command does', () => {
    const { status, stderr } = run('bogus');
    expect([status, stderr]).toEqual([1, expect.stringContaining('See site-orders --help')]);
  });
});

it('site-orders.compose runs the command in a server of compose.yaml', () => {
  machine.install('site-orders', readFileSync('deploy/site-orders.compose', 'utf8'));
  machine.install('docker', '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  const [command, ...words] = run('note', 'BAW-1', 'called, wants "green"').stdout.split('\n');
  expect([command, ...words.slice(0, 3)]).toEqual([
    ...['compose', '--file', '/srv/site/deploy/compose.yaml', 'exec'],
  ]);
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
  const service = words.findIndex((word) => word in services);
  expect(words.slice(3, service)).toEqual([
    ...['-T', '--env', 'ORDERS_COMMAND=site-orders', '--env', 'SUDO_USER=asha'],
  ]);
  expect(words.slice(service + 1)).toEqual([
    ...['node', 'scripts/orders.ts', 'note', 'BAW-1', 'called, wants "green"', ''],
  ]);
});
