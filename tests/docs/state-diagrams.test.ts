import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderStates, rulesOf } from '#contract/order-states.ts';
import { refundRulesOf, refundStates } from '#contract/refund-states.ts';

/** A table of states as a Mermaid diagram; the first state is where it begins. */
function diagramOf<State extends string>(
  states: State[],
  movesOf: (state: State) => Record<string, string>,
): string {
  const moves = states.flatMap((from) =>
    Object.entries(movesOf(from)).map(([event, to]) => `    ${from} --> ${to}: ${event}`),
  );
  return ['stateDiagram-v2', `    [*] --> ${states[0]}`, ...moves].join('\n');
}

it.each([
  ['order', diagramOf(orderStates, (state) => rulesOf(state).moves)],
  ['refund', diagramOf(refundStates, (state) => refundRulesOf(state).moves)],
])('docs/architecture.md draws the %s states as the table has them', (_, diagram) => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(diagram);
});
