import { listOrders } from '#server/orders/list.ts';
import { type ExportedRow, exportAll, importAll } from '#server/orders/transfer.ts';
import { filterNames, filterOf, requireOnly } from './arguments.ts';
import { type StaffCommand, StaffError } from './command.ts';
import { csvOf } from './csv.ts';

/** Orders for another program, or everything for another database. */
export const exportOrders: StaffCommand = {
  usage: [
    ['export [filters]', 'orders as CSV'],
    ['export --all', 'everything, to move to another database'],
  ],
  read: (given, nowMs) => {
    if (given.options.all) {
      requireOnly(given, 0, ['all']);
      return ({ db }) => linesOfRows(exportAll(db));
    }
    requireOnly(given, 0, filterNames);
    const filter = filterOf(given.options, nowMs);
    return ({ db }) => csvOf(listOrders(db, filter));
  },
};

/** Everything of an export, into an empty database. */
export const importOrders: StaffCommand = {
  usage: [['import', 'reads export --all into an empty database']],
  readsInput: true,
  read: (given) => {
    requireOnly(given, 0, []);
    return async function* ({ db, input }) {
      yield `Imported ${await importAll(db, rowsOfLines(input))} rows\n`;
    };
  },
};

/** An export as JSON lines. */
async function* linesOfRows(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/**
 * The rows of JSON lines that come in pieces. Lines that npm writes before a command's own output are
 * skipped. Throws a StaffError that names the line and quotes nobody's details.
 */
export async function* rowsOfLines(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  let number = 0;
  for await (const line of splitLines(pieces)) {
    number += 1;
    if (line.trim() === '' || line.startsWith('> ')) continue;
    yield parseLine(line, number);
  }
}

/** node:readline would also end a line at U+2028, which may be part of a name. */
async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new StaffError(`Line ${number} is not a line of export --all; nothing was stored`);
  }
}
