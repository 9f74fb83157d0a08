import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderStates, rulesOf } from '#contract/order-states.ts';

/** The table of order states as a Mermaid diagram. */
function orderDiagram(): string {
  const moves = orderStates.flatMap((from) =>
    Object.entries(rulesOf(from).moves).map(([event, to]) => `    ${from} --> ${to}: ${event}`),
  );
  return ['stateDiagram-v2', '    [*] --> created', ...moves].join('\n');
}

it('docs/architecture.md draws the order states as the table has them', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(orderDiagram());
});
