import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/config.ts';

const server = readFileSync('deploy/site@.service', 'utf8');
const backup = readFileSync('deploy/site-backup.service', 'utf8');
const settingOf = (unit: string, name: string) =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
const namesOf = (unit: string) =>
  settingOf(unit, 'Environment')
    .split(' ')
    .map((pair) => pair.replace(/=.*/, ''));

describe.each([
  ['the server', server],
  ['the backup', backup],
])('the unit of %s', (_, unit) => {
  it('starts programs that a release has', () => {
    const root = `${settingOf(unit, 'WorkingDirectory')}/`;
    const [node = '', script = ''] = settingOf(unit, 'ExecStart').split(' ');
    const files = [node, script].map((word) => word.replace(root, ''));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('sets only what the server reads', () => {
    expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(namesOf(unit)));
  });
});

it('believes the proxy on its own machine', () => {
  expect(namesOf(server)).toContain('TRUST_PROXY');
});

it('backs up the folder of the server, every night', () => {
  const dataDir = (unit: string) => /DATA_DIR=(\S+)/.exec(settingOf(unit, 'Environment'))?.[1];
  expect(dataDir(backup)).toBe(dataDir(server));
  expect(settingOf(backup, 'ExecStart')).toContain(` --to ${dataDir(server)}/backups `);
  const timer = readFileSync('deploy/site-backup.timer', 'utf8');
  expect(settingOf(timer, 'OnCalendar')).toMatch(/^\*-\*-\* \d\d:\d\d:\d\d$/);
});
