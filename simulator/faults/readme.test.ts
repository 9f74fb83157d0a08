import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMagicValues } from './magic-values.ts';

const readme = readFileSync('simulator/README.md', 'utf8');

it('gives examples of magic values that are read', () => {
  const examples = readme.split('\n').filter((line) => line.startsWith('    Asha'));
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(readMagicValues(example)).not.toEqual([]);
});
