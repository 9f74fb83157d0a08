/** Folder of the built site: SITE_DIR, by default dist. */
export const siteDir = process.env.SITE_DIR ?? 'dist';

/** How many rounds a bench measures: the first argument of its command, by default 5. */
export const rounds = Number(process.argv[2] ?? 5);

/**
 * Measures each item once a round, so that a slower machine slows all of them alike. Returns the items with their
 * results.
 */
export async function inRounds<Item, Result>(
  items: Item[],
  measure: (item: Item) => Promise<Result>,
  count = rounds,
): Promise<{ item: Item; results: Result[] }[]> {
  const measured = items.map((item) => ({ item, results: [] as Result[] }));
  for (let round = 0; round < count; round += 1) {
    for (const { item, results } of measured) results.push(await measure(item));
  }
  return measured;
}

/** The value below which a share of the values falls; NaN without values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; of an even number of values, the upper middle one. NaN without values. */
export const median = (values: number[]): number => percentile(values, 0.5);

/** Rounds to that many decimals, for a table. */
export const round = (value: number, decimals = 0): number => Number(value.toFixed(decimals));

/** Prints what is out of bounds and, if anything is, sets the exit code to 1. */
export function reportFailures(failures: string[]): void {
  if (failures.length === 0) return;
  console.log(`Out of bounds: ${failures.join('; ')}.`);
  process.exitCode = 1;
}
