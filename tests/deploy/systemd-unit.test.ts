import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settings } from '#server/config.ts';

const server = readFileSync('deploy/site@.service', 'utf8');
const backup = readFileSync('deploy/site-backup.service', 'utf8');
const settingOf = (unit: string, name: string) =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
const variablesOf = (unit: string) =>
  new Map(
    [...unit.matchAll(/^Environment=(.+)$/gm)]
      .flatMap(([, pairs = '']) => pairs.split(' '))
      .map((pair) => [pair.replace(/=.*/, ''), pair.replace(/.*?=/, '')] as const),
  );
const namesOf = (unit: string) => [...variablesOf(unit).keys()];

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

it('trusts the proxy on its own machine', () => {
  expect(namesOf(server)).toContain('TRUST_PROXY');
});

it('keeps what publications write in the folder of the server, where a release puts it', () => {
  const variables = variablesOf(server);
  const state = variables.get('DATA_DIR') ?? '';
  const names = ['CONTENT_DIR', 'SITE_DIR', 'OFFICE_DIR'].map((name) => variables.get(name));
  expect(names).toEqual(['content', 'dist', 'dist-office'].map((name) => `${state}/${name}`));
  expect(variablesOf(backup).get('CONTENT_DIR')).toBe(variables.get('CONTENT_DIR'));
  expect(readFileSync('deploy/site-release', 'utf8')).toContain(`:-${state}}`);
});

describe('a release', () => {
  it('is served at the same addresses as the one before, on content that staff have published', () => {
    const state = mkdtempSync(join(tmpdir(), 'release-'));
    onTestFinished(() => rmSync(state, { recursive: true }));
    const release = join(state, 'release');
    const programs = join(state, 'programs');
    for (const folder of [release, programs, join(release, 'content')]) mkdirSync(folder);
    writeFileSync(join(release, 'content/words'), 'of the release');
    const install = (name: string, text: string) =>
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    install('id', 'echo 0');
    install(
      'npm',
      'for name in dist dist-office; do mkdir -p $name; cp $CONTENT_DIR/words $name; done',
    );
    const run = () =>
      execFileSync(resolve('deploy/site-release'), {
        cwd: release,
        env: { PATH: `${programs}:${process.env.PATH}`, STATE_DIR: join(state, 'lib') },
      });
    const served = (name: string) => readFileSync(join(state, 'lib', name, 'words'), 'utf8');
    run();
    expect([served('dist'), served('dist-office')]).toEqual(['of the release', 'of the release']);
    writeFileSync(join(state, 'lib/content/words'), 'of staff');
    run();
    expect([served('dist'), served('dist-office')]).toEqual(['of staff', 'of staff']);
  });
});

it('backs up the folder of the server, every night', () => {
  const dataDir = (unit: string) => variablesOf(unit).get('DATA_DIR');
  expect(dataDir(backup)).toBe(dataDir(server));
  expect(settingOf(backup, 'ExecStart')).toContain(` --to ${dataDir(server)}/backups `);
  const timer = readFileSync('deploy/site-backup.timer', 'utf8');
  expect(settingOf(timer, 'OnCalendar')).toMatch(/^\*-\*-\* \d\d:\d\d:\d\d$/);
});
