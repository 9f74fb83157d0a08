/** Shown instead of details that have been erased. */
export const erased = '(erased)';

/** Lines of cells, every column as wide as its widest cell. */
export function alignColumns(rows: string[][], rightAligned?: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  const pad = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - [...cell].length);
    return column === rightAligned ? `${space}${cell}` : `${cell}${space}`;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
