import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';

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
OFFICE_URL=https://office.example.com
SMTP_URL=
ALERTS=off
`;

const unit = readFileSync('deploy/site@.service', 'utf8');

/** The value of a setting in the unit of the server. */
export const unitSetting = (name: string): string =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';

/** The variables of the unit, without those of its listeners and of what they send, as a wrapper exports them. */
export const unitVariables = [...unit.matchAll(/^Environment=(.+)$/gm)]
  .flatMap(([, pairs = '']) => pairs.split(' '))
  .filter((pair) => !/^(?:PORT|HOST|OFFICE_PORT|SITE_DIR|OFFICE_DIR)=/.test(pair))
  .sort()
  .join(' ');

/** A server with the staff commands of deploy/, and a database. */
export interface StaffMachine {
  db: TestDatabase['db'];
  /** Installs a wrapper of deploy/ that finds release, settings and data here. */
  installWrapper: (name: string) => void;
  /** Installs an executable in the folder that comes first in the PATH. */
  install: (name: string, text: string) => void;
  run: (name: string, ...words: string[]) => SpawnSyncReturns<string>;
  remove: () => Promise<void>;
}

/** Opens a machine on which `id` says that it is root. */
export async function openStaffMachine(): Promise<StaffMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'staff-'));
  const test = await openSqlite();
  const install = (name: string, text: string) =>
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  writeFileSync(join(folder, 'env'), settings);
  symlinkSync(resolve('content'), join(test.options.dataDir, 'content'));
  install('id', '#!/bin/sh\necho 0\n');
  const paths = {
    '/srv/site/current': resolve('.'),
    '/etc/site/env': join(folder, 'env'),
    '/var/lib/site': test.options.dataDir,
  };
  return {
    db: test.db,
    install,
    installWrapper: (name) => {
      const wrapper = readFileSync(`deploy/${name}`, 'utf8');
      const replaced = Object.entries(paths).reduce(
        (text, [path, other]) => text.replaceAll(path, other),
        wrapper,
      );
      install(name, replaced);
    },
    run: (name, ...words) =>
      spawnSync(name, words, {
        encoding: 'utf8',
        env: { PATH: `${folder}:${process.env.PATH}`, SUDO_USER: 'asha' },
      }),
    remove: async () => {
      rmSync(folder, { recursive: true });
      await test.remove();
    },
  };
}
