import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settings } from '#server/settings.ts';

const unit = readFileSync('deploy/site@.service', 'utf8');
const wordsOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';

it('starts programs that a release has', () => {
  const root = `${wordsOf('WorkingDirectory')}/`;
  const files = wordsOf('ExecStart')
    .split(' ')
    .map((word) => word.replace(root, ''));
  expect(files).toHaveLength(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('sets only what the server reads', () => {
  const names = wordsOf('Environment')
    .split(' ')
    .map((pair) => pair.replace(/=.*/, ''));
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(names));
  expect(names).toContain('TRUST_PROXY');
});
