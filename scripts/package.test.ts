import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { engines, dependencies } = JSON.parse(read('package.json'));

/** Major version of Node in a range or an image: 24 of ^24.21.0 and of node:24-bookworm. */
const major = (version = '') => /\d+/.exec(version)?.[0];

it('has one version of Node: engines, .nvmrc, the package node, images and workflow', () => {
  const images = ['deploy/Containerfile', '.github/workflows/check.yml'].flatMap(
    (file) => read(file).match(/\/node:\S+/g) ?? [],
  );
  expect(images.length).toBeGreaterThan(1);
  const versions = [engines.node, read('.nvmrc'), dependencies.node, ...images];
  expect(new Set(versions.map(major))).toEqual(new Set([major(engines.node)]));
});

it('installs the Node of the systemd units without dev dependencies', () => {
  const units = globSync('deploy/*.service').map(read).join();
  const packages = [...units.matchAll(/\/node_modules\/([^/]+)\//g)].map(([, name]) => name);
  expect(packages).not.toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));
});
