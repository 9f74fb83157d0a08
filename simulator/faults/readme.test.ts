import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpointFaults, singleFaults } from './fault-list.ts';
import { readMagicValues } from './magic-values.ts';

const readme = readFileSync('simulator/README.md', 'utf8');

it('lists every fault with its effect, and no other', () => {
  const rows = Object.entries({ ...endpointFaults, ...singleFaults }).map(
    ([name, effect]) => `| \`${name}\` | ${effect} |`,
  );
  const tables = readme.split('## Faults of every call')[1]?.split('## Environment')[0] ?? '';
  expect(tables.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});

it('gives examples of magic values that are read', () => {
  const examples = readme.split('\n').filter((line) => line.startsWith('    Asha'));
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(readMagicValues(example)).not.toEqual([]);
});
