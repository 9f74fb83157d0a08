import { z } from 'zod';
import { mailRowSchema, orderMoveRowSchema, orderRowSchema } from '#server/database/schema.ts';
import { toSnakeCase } from '#server/database/snake-case.ts';
import { refundRowSchema } from '#server/refunds/refunds-table.ts';

/** A row of an export, as the tables name it. */
export type TransferRow = z.infer<typeof transferRow>;
const transferRow = z.discriminatedUnion('table', [
  z.strictObject({ table: z.literal('orders'), row: orderRowSchema }),
  z.strictObject({ table: z.literal('orderMoves'), row: orderMoveRowSchema }),
  z.strictObject({ table: z.literal('mails'), row: mailRowSchema }),
  z.strictObject({ table: z.literal('refunds'), row: refundRowSchema }),
]);

/** The first versions exported a column by a name that it no longer has. */
const formerNames = new Map([['hinted_at_ms', 'checkRequestedAtMs']]);

const importedName = (name: string): string =>
  formerNames.get(name) ?? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const rename = (row: object, nameOf: (name: string) => string): ExportedRow['row'] =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [nameOf(name), value]));

/** A row as a line of an export has it. */
export interface ExportedRow {
  table: string;
  row: Record<string, unknown>;
}

/** Prepares a row for an export. */
export const exportRow = ({ table, row }: TransferRow): ExportedRow => ({
  table: toSnakeCase(table),
  row: rename(row, toSnakeCase),
});

/** Reads a line of an export. */
export const exportedRowSchema = z
  .strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) })
  .transform(({ table, row }) => ({ table: importedName(table), row: rename(row, importedName) }))
  .pipe(transferRow);
