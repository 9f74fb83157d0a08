import type { Database } from '#server/database/tables.ts';
import {
  exportAll,
  findOrder,
  historyOf,
  importAll,
  listOrders,
} from '#server/orders/orders.repository.ts';
import { csvOf } from './csv.ts';
import { forgetOrder, forgetPhone } from './forget.ts';
import { jsonOf } from './json.ts';
import { orderSheet } from './order-sheet.ts';
import type { StaffCommand } from './staff-command.ts';
import { StaffError } from './staff-error.ts';
import { tableOf } from './table.ts';
import { linesOfRows, rowsOfLines } from './transfer-lines.ts';
import { usage } from './usage.ts';

/** What a command needs besides its arguments. */
export interface CommandContext {
  /** The command's alone: an export holds SQLite's only connection. */
  db: Database;
  nowMs: () => number;
  /** What is imported, in pieces of any length. */
  input: AsyncIterable<string>;
}

/** Runs a staff command and yields the text to print, piece by piece. Throws a StaffError. */
export async function* runCommand(
  command: StaffCommand,
  { db, nowMs, input }: CommandContext,
): AsyncGenerator<string, void, undefined> {
  switch (command.name) {
    case 'help':
      yield usage;
      return;
    case 'list':
      yield* list(db, command);
      return;
    case 'export':
      yield* (command.format === 'csv' ? csvOf : jsonOf)(listOrders(db, command.filter));
      return;
    case 'exportAll':
      yield* linesOfRows(exportAll(db));
      return;
    case 'import':
      yield `Imported ${await importAll(db, rowsOfLines(input))} rows\n`;
      return;
    case 'show':
      yield await show(db, command.id);
      return;
    case 'forget':
      yield await forgetOrder(db, command.id, nowMs());
      return;
    case 'forgetPhone':
      yield await forgetPhone(db, command.phone, nowMs());
  }
}

function list(
  db: Database,
  { format, filter, limit }: Extract<StaffCommand, { name: 'list' }>,
): AsyncGenerator<string> {
  // One more than shown tells whether there are more.
  if (format === 'table') return tableOf(listOrders(db, { ...filter, limit: limit + 1 }), limit);
  return (format === 'csv' ? csvOf : jsonOf)(listOrders(db, { ...filter, limit }));
}

async function show(db: Database, id: string): Promise<string> {
  const order = await findOrder(db, id);
  if (!order) throw new StaffError(`There is no order ${id}`);
  return orderSheet(order, await historyOf(db, id));
}
