import type { FieldPath } from './content.ts';
import { matchItems } from './match-items.ts';
import { isGroup, isSame } from './values.ts';

/** A field that both sides have changed differently, with both values. */
export interface MergeConflict {
  /** Path in `mine`; in `theirs`, items of a list may be elsewhere. */
  path: FieldPath;
  /** Path in the merged value. */
  mergedPath: FieldPath;
  theirs: unknown;
  mine: unknown;
}

/** A merged value, with its conflicts. */
interface Merge {
  /** Fields in conflict have the value of `mine`. */
  value: unknown;
  conflicts: MergeConflict[];
}

const isInPlace = (before: unknown[], after: unknown[]): boolean =>
  before.length === after.length &&
  matchItems(before, after).every((from, index) => from === index);

type Key = string | number;

/** A merged field or list item. */
type Part = [keyInMine: Key, keyInMerged: Key, merge: Merge];

const conflictsIn = (parts: Part[]): MergeConflict[] =>
  parts.flatMap(([key, mergedKey, { conflicts }]) =>
    conflicts.map(({ path, mergedPath, ...values }) => ({
      ...values,
      path: [key, ...path],
      mergedPath: [mergedKey, ...mergedPath],
    })),
  );

function mergeGroups(
  before: Record<string, unknown>,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): Merge {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(before)]);
  const own = (of: Record<string, unknown>, key: string) =>
    Object.hasOwn(of, key) ? of[key] : undefined;
  const parts = [...keys].map(
    (key): Part => [key, key, mergeFields(own(before, key), own(theirs, key), own(mine, key))],
  );
  const kept = parts.filter(([, , { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(([key, , { value }]) => [key, value])),
    conflicts: conflictsIn(parts),
  };
}

/** Applies edits of items to a list in which the other side has added, removed or reordered items. */
function mergeLists(before: unknown[], theirs: unknown[], mine: unknown[]): Merge | undefined {
  const isMineEdited = isInPlace(before, mine);
  if (!isMineEdited && !isInPlace(before, theirs)) return undefined;
  const [moved, edited] = isMineEdited ? [theirs, mine] : [mine, theirs];
  const matches = matchItems(before, moved);
  const isLost = before.some(
    (item, index) => !matches.includes(index) && !isSame(item, edited[index]),
  );
  if (isLost) return undefined;
  const parts = moved.map((item, index): Part => {
    const from = matches[index] ?? null;
    if (from === null) return [index, index, { value: item, conflicts: [] }];
    return isMineEdited
      ? [from, index, mergeFields(before[from], item, edited[from])]
      : [index, index, mergeFields(before[from], edited[from], item)];
  });
  return { value: parts.map(([, , { value }]) => value), conflicts: conflictsIn(parts) };
}

/**
 * Merges two changes of a value by field: a change by one side is taken over. If both have changed the length or order
 * of a list, the whole list is one field. A missing field is undefined.
 */
export function mergeFields(before: unknown, theirs: unknown, mine: unknown): Merge {
  if (isSame(mine, before) || isSame(mine, theirs)) {
    return { value: theirs, conflicts: [] };
  }
  if (isSame(theirs, before)) return { value: mine, conflicts: [] };
  if (isGroup(before) && isGroup(theirs) && isGroup(mine)) return mergeGroups(before, theirs, mine);
  const areLists = [before, theirs, mine].every(Array.isArray);
  const lists = areLists
    ? mergeLists(before as unknown[], theirs as unknown[], mine as unknown[])
    : undefined;
  return lists ?? { value: mine, conflicts: [{ path: [], mergedPath: [], theirs, mine }] };
}
