import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/config.ts';
import { otherSteps, quickSteps } from '../../scripts/test-steps.ts';
import {
  capitalsIn,
  documents,
  exists,
  headingsIn,
  linksIn,
  pathsIn,
  scriptsIn,
  sources,
  stepsIn,
} from './documents.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const code = sources.map(({ text }) => text).join('\n');
const development = readFileSync('docs/development.md', 'utf8');

describe.each(documents.map((document) => [document.name, document] as const))(
  '%s',
  (_, document) => {
    it('names only scripts that package.json has', () => {
      expect(scriptsIn(document).filter((script) => !(script in scripts))).toEqual([]);
    });

    it('names only steps of the tests', () => {
      const steps = [...quickSteps, ...otherSteps].map(({ name }) => name);
      expect(stepsIn(document).filter((step) => !steps.includes(step))).toEqual([]);
    });

    it('names only paths that exist', () => {
      expect(pathsIn(document).filter((path) => !exists(path))).toEqual([]);
    });

    it('links only to files and headings that exist', () => {
      const broken = linksIn(document).filter(({ path, heading }) => {
        if (!exists(path)) return true;
        const target = documents.find(({ name }) => name === path);
        return heading !== undefined && !(target && headingsIn(target).includes(heading));
      });
      expect(broken).toEqual([]);
    });

    it('names only variables and codes that occur in the code', () => {
      expect(capitalsIn(document).filter((word) => !code.includes(word))).toEqual([]);
    });
  },
);

it('a path exists where there is such a file, in every language', () => {
  const files = ['content/en/agency.yaml', 'content/{language}/pages', 'content/hi/no-such.yaml'];
  expect(files.filter(exists)).toEqual(files.slice(0, 2));
});

it('docs/decisions/README.md lists every decision', () => {
  const records = documents.filter(({ name }) => /^docs\/decisions\/\d/.test(name));
  const index = documents.find(({ name }) => name === 'docs/decisions/README.md');
  const listed = index && linksIn(index).map(({ path }) => path);
  expect(records.map(({ name }) => name)).toEqual(listed);
});

describe('the documents', () => {
  it('explain every variable that the server reads', () => {
    const missing = Object.keys(settings.shape).filter(
      (name) => !development.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('explain every script', () => {
    const named = new Set(documents.flatMap(scriptsIn));
    expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([]);
  });
});
