import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderDiagram } from './order-diagram.ts';

it('stands in docs/architecture.md as the table has it', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(orderDiagram());
});
