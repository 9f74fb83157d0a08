/** Lines up rows under their heads; numbers to the right, words to the left. */
export function table(heads: string[], rows: (string | number)[][]): string {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = heads.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return cells.map(line).join('\n');
}
