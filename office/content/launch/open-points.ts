import type { LaunchList } from '#contract/office/content.ts';

type LaunchItem = LaunchList['items'][number];

/** A sample to replace or a question to answer, in one language. */
export interface OpenPoint extends LaunchItem {
  /** Languages in which it is open; empty if one file has all languages. */
  languages: string[];
}

/** Groups items by key, in the order of their first items. */
export function grouped<Item>(items: Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

/** One point for each field, in the reader's language if it has it; languages may have different questions. */
export function openPoints({ items }: LaunchList, reader: string): OpenPoint[] {
  const fields = grouped(items, ({ document, path, kind, text }) =>
    JSON.stringify([document, kind, path, text]),
  );
  return fields.flatMap(([, twins]) => {
    const point = twins.find(({ language }) => language === reader) ?? twins[0];
    const languages = twins.flatMap(({ language }) => language ?? []);
    return point ? [{ ...point, languages }] : [];
  });
}
