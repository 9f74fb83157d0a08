import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generated, withGenerated } from './generated.ts';

it.each(generated)('$document has $name as the data has it: npm run docs', (part) => {
  const text = readFileSync(part.document, 'utf8');
  expect(text).toBe(withGenerated(text, part));
});
