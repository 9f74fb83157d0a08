import type { ExportedRow } from '#server/orders/store.ts';
import { StaffError } from './staff-error.ts';

/** An export as JSON lines. */
export async function* linesOfRows(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/**
 * The rows of JSON lines that come in pieces. Lines that npm writes before a command's own output
 * are passed over. Throws a StaffError that names the line and quotes nobody's details.
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
