import { orderStates, rulesOf } from '#contract/order-states.ts';
import { refundRulesOf, refundStates } from '#contract/refund-states.ts';
import { endpointFaults, singleFaults } from '#simulator/faults/fault-list.ts';
import {
  type LogEntry,
  type Outcome,
  type OutcomeTables,
  purchaseTables,
  refundTables,
} from '#tests/faults/outcomes.ts';

/** A part of a document that `npm run docs` writes from data, between two comments with its name. */
export interface Generated {
  document: string;
  name: string;
  text: string;
}

const code = (text: string) => `\`${text}\``;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (head: string[], rows: string[][]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

const logCell = ({ level, msg, cause }: LogEntry) =>
  `${cause ? `mail ${code(cause)}` : code(msg ?? '')} (${level})`;

function outcomeCells({ cases, alike = [], when, reads, path, ...rest }: Outcome): string[] {
  const { by, flag, note, log = [] } = rest;
  const becomes = [
    path.map(code).join(' → '),
    flag && `, flag ${code(flag)}`,
    by && `, by the ${by}`,
    note && `: ${note}`,
  ];
  return [
    [...cases, ...alike].map(code).join(', ') + (when ? `: ${when}` : ''),
    reads.map((key) => (key.startsWith('the receipt') ? key : code(key))).join(', later '),
    becomes.filter(Boolean).join(''),
    log.map(logCell).join(', ') || 'nothing',
  ];
}

const outcomesOf = (tables: OutcomeTables, head: string[]): Generated[] =>
  Object.entries(tables).map(([name, outcomes]) => ({
    document: 'docs/operations.md',
    name,
    text: tableOf(head, outcomes.map(outcomeCells)),
  }));

/** A table of states as a Mermaid diagram; the first state is where it begins. */
function diagramOf<State extends string>(
  states: State[],
  movesOf: (state: State) => Record<string, string>,
): string {
  const moves = states.flatMap((from) =>
    Object.entries(movesOf(from)).map(([event, to]) => `    ${from} --> ${to}: ${event}`),
  );
  const lines = ['stateDiagram-v2', `    [*] --> ${states[0]}`, ...moves];
  return ['```mermaid', ...lines, '```'].join('\n');
}

const faultTable = (faults: Record<string, string>) =>
  tableOf(
    ['name', 'effect'],
    Object.entries(faults).map(([name, effect]) => [code(name), effect]),
  );

/** Every part of the documents that is written from data. */
export const generated: Generated[] = [
  ...outcomesOf(purchaseTables, ['fault', 'the payer reads', 'the order becomes', 'the log']),
  ...outcomesOf(refundTables, ['fault', 'the command says', 'the refund becomes', 'the log']),
  {
    document: 'docs/architecture.md',
    name: 'order states',
    text: diagramOf(orderStates, (state) => rulesOf(state).moves),
  },
  {
    document: 'docs/architecture.md',
    name: 'refund states',
    text: diagramOf(refundStates, (state) => refundRulesOf(state).moves),
  },
  {
    document: 'simulator/README.md',
    name: 'faults of every call',
    text: faultTable(endpointFaults),
  },
  { document: 'simulator/README.md', name: 'other faults', text: faultTable(singleFaults) },
];

/** A document's text with one of its parts regenerated. Throws if it has no comments with that name. */
export function withGenerated(document: string, { name, text }: Generated): string {
  const [begin, end] = [`<!-- npm run docs: ${name} -->`, '<!-- end -->'];
  const [before, rest] = document.split(begin);
  if (rest === undefined || !rest.includes(end)) throw new Error(`There is no place for ${begin}`);
  return `${before}${begin}\n${text}\n${rest.slice(rest.indexOf(end))}`;
}
