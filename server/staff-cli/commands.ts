import { filterUsage } from './arguments.ts';
import {
  optionTypes,
  ordersCommand,
  parseWords,
  type StaffCommand,
  StaffError,
} from './command.ts';
import { forget } from './forget.ts';
import { list } from './list.ts';
import { called, note, resolve } from './notes.ts';
import { refund, refundUsage } from './refund.ts';
import { show } from './show.ts';
import { alignColumns } from './table.ts';
import { exportOrders, importOrders } from './transfer.ts';

/** Every command, in the order of the help. */
const commands: Record<string, StaffCommand> = {
  list,
  show,
  refund,
  resolve,
  note,
  called,
  forget,
  export: exportOrders,
  import: importOrders,
};

/** Reads a command line; undefined for help. Throws a StaffError. */
export function readCommand(words: string[], nowMs: number) {
  const { values: options, positionals } = parseWords(words, optionTypes, ordersCommand());
  const [name, ...values] = positionals;
  if (options.help || name === undefined || name === 'help') return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StaffError(`Unknown command "${name}". See ${ordersCommand()} --help`);
  return {
    run: command.read({ command: name, values, options }, nowMs),
    createsDatabase: command.createsDatabase,
  };
}

const indented = (rows: [string, string][]): string =>
  alignColumns(rows)
    .map((line) => `  ${line}\n`)
    .join('');

/** The help. */
export function usage(): string {
  const quiet = process.env.ORDERS_COMMAND ?? 'npm run --silent orders --';
  return `Orders of the website. Type ${ordersCommand()} and then:

${indented(Object.values(commands).flatMap((command) => command.usage))}
Filters:
${indented(filterUsage)}
The history names --by NAME, or the user of this machine.

To a file:
  ${quiet} export > orders.csv

Refunds:
${indented(refundUsage)}
The database is the server's: DATABASE_URL or DATA_DIR.
`;
}
