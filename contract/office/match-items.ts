import { isGroup, isSame } from './values.ts';

/** Fields that identify a list item, most reliable first. */
const identities = ['slug', 'file', 'name', 'question', 'title', 'label', 'format', 'from'];

const isOtherType = (one: unknown, other: unknown): boolean =>
  typeof one !== typeof other ||
  isGroup(one) !== isGroup(other) ||
  (isGroup(one) && isGroup(other) && one.type !== other.type);

/** Whether one item is probably an edited version of the other. */
function isSameItem(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other) || isOtherType(one, other)) return false;
  const key = identities.find((name) => name in one && name in other);
  return key !== undefined && isSame(one[key], other[key]);
}

/**
 * Finds the previous index of each list item: that of the same item, or of the one that it was edited from; null for a
 * new item. No two items get the same index.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | null)[] {
  const found: (number | null)[] = after.map(() => null);
  const left = new Set(before.keys());
  const take = (index: number, from: number | undefined) => {
    if (from === undefined) return;
    found[index] = from;
    left.delete(from);
  };
  const rules: ((item: unknown, old: unknown, isSamePlace: boolean) => boolean)[] = [
    (item, old, isSamePlace) => isSamePlace && isSame(item, old),
    (item, old) => isSame(item, old),
    (item, old, isSamePlace) => isSamePlace && isSameItem(item, old),
    (item, old) => isSameItem(item, old),
    (item, old, isSamePlace) => isSamePlace && !isOtherType(item, old),
    (item, old) => before.length === after.length && !isOtherType(item, old),
    (item, old, isSamePlace) => isSamePlace && isGroup(item) && isGroup(old),
  ];
  for (const fits of rules) {
    for (const [index, item] of after.entries()) {
      if (found[index] !== null) continue;
      take(
        index,
        [...left].find((from) => fits(item, before[from], from === index)),
      );
    }
  }
  return found;
}
