import type { FieldPath } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest);
  return isGroup(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
}

/** The value with another one at the path; undefined removes the field. */
export function withValueAt(value: unknown, path: FieldPath, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withValueAt(item, rest, next) : item));
  }
  const group = isGroup(value) ? value : {};
  const changed = withValueAt(group[key], rest, next);
  if (changed !== undefined) return { ...group, [key]: changed };
  return Object.fromEntries(Object.entries(group).filter(([name]) => name !== String(key)));
}

/** The text of an input for a value. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** Whether a path is another one, or leads through it. */
export const isWithin = (path: FieldPath, outer: FieldPath): boolean =>
  outer.every((key, index) => path[index] === key);

/** The same path. */
export const isSamePath = (one: FieldPath, other: FieldPath): boolean =>
  one.length === other.length && isWithin(one, other);

/** A path of an address, such as sections.2.title; a key may have dots of its own. */
export function readPath(text: string, value: unknown): FieldPath {
  const words = text.split('.').filter(Boolean);
  const path: FieldPath = [];
  let here = value;
  while (words.length > 0) {
    const inside = here;
    const length = isGroup(inside)
      ? words.findIndex((_, index) => Object.hasOwn(inside, words.slice(0, index + 1).join('.'))) +
        1
      : 1;
    const key = words.splice(0, Math.max(length, 1)).join('.');
    path.push(Array.isArray(here) ? Number(key) : key);
    here = valueAt(here, path.slice(-1));
  }
  return path;
}
