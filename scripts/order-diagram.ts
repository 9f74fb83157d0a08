import { orderMoves, orderStates } from '../contract/order-states.ts';

/** The table of order states as a Mermaid diagram; docs/architecture.md holds it. */
export function orderDiagram(): string {
  const moves = orderStates.flatMap((from) =>
    Object.entries(orderMoves[from]).map(([event, to]) => `    ${from} --> ${to}: ${event}`),
  );
  return ['stateDiagram-v2', '    [*] --> created', ...moves].join('\n');
}
