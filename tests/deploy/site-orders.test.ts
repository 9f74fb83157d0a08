import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';

/** What an operator fills into /etc/site/env. */
const settings = `# sandbox
NODE_ENV=production
ALLOW_SANDBOX=1
PHONEPE_ENV=sandbox
PHONEPE_CLIENT_ID=AGENCY
PHONEPE_CLIENT_SECRET='a # and "quotes"'
PHONEPE_CLIENT_VERSION=1
PHONEPE_WEBHOOK_USERNAME=phonepe
PHONEPE_WEBHOOK_PASSWORD=secret123
PUBLIC_URL=https://www.example.com
SMTP_URL=
ALERTS=off
`;

const folder = mkdtempSync(join(tmpdir(), 'site-orders-'));
let test: TestDatabase;

/** An executable in the folder that comes first in the PATH of the wrapper. */
function install(name: string, text: string): void {
  writeFileSync(join(folder, name), text, { mode: 0o755 });
}

const run = (...words: string[]) =>
  spawnSync('site-orders', words, {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, SUDO_USER: 'asha' },
  });

beforeAll(async () => {
  test = await openSqlite();
  writeFileSync(join(folder, 'env'), settings);
  install('id', '#!/bin/sh\necho 0\n');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.remove();
});

describe('site-orders', () => {
  const wrapper = readFileSync('deploy/site-orders', 'utf8');

  beforeAll(() => {
    const paths = {
      '/srv/site/current': resolve('.'),
      '/etc/site/env': join(folder, 'env'),
      '/var/lib/site': test.options.dataDir,
    };
    const replaced = Object.entries(paths).reduce(
      (text, [path, other]) => text.replaceAll(path, other),
      wrapper,
    );
    install('site-orders', replaced);
  });

  it('finds release, settings and data where the unit of the server has them', () => {
    const unit = readFileSync('deploy/site@.service', 'utf8');
    const settingOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
    expect(wrapper).toContain(`cd ${settingOf('WorkingDirectory')} `);
    expect(wrapper).toContain(`--env-file=${settingOf('EnvironmentFile')} `);
    const own = settingOf('Environment').replace(/\b(?:PORT|HOST)=\S+ /g, '');
    expect(wrapper).toContain(`export ${own.split(' ').sort().join(' ')} `);
  });

  it('runs a command on the orders, and its hints are commands of the server, too', async () => {
    const { id } = await storedOrder(test.db);
    const { stderr, stdout } = run('list');
    expect([stderr, stdout]).toEqual(['', expect.stringContaining(id)]);
    expect(run('--help').stdout).toContain('site-orders export > orders.csv');
  });

  it('keeps the words of an argument together, and who typed it', async () => {
    const { id } = await storedOrder(test.db);
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
  install('site-orders', readFileSync('deploy/site-orders.compose', 'utf8'));
  install('docker', '#!/bin/sh\nprintf "%s\\n" "$@"\n');
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
