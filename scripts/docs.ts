// npm run docs: writes the parts of the documents that come from data (tests/docs/generated.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import { generated, withGenerated } from '../tests/docs/generated.ts';

for (const part of generated) {
  const text = readFileSync(part.document, 'utf8');
  const next = withGenerated(text, part);
  if (next === text) continue;
  writeFileSync(part.document, next);
  console.log(`${part.document}: ${part.name}`);
}
