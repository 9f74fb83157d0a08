import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generated, withGenerated } from './generated.ts';

it.each(generated)('$document has the current $name: npm run docs', (part) => {
  const text = readFileSync(part.document, 'utf8');
  expect(text).toBe(withGenerated(text, part));
});
