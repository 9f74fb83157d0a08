import type { FieldPath } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest);
  return isGroup(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
}

/** A copy with the value at a path replaced; undefined removes the field. */
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

/** Text of an input; empty if there is no value. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** Whether a path equals another one or is below it. */
export const isWithin = (path: FieldPath, outer: FieldPath): boolean =>
  outer.every((key, index) => path[index] === key);

/** Whether two paths are equal. */
export const isSamePath = (one: FieldPath, other: FieldPath): boolean =>
  one.length === other.length && isWithin(one, other);

/** Parses a path from a URL, such as sections.2.title. `value` resolves keys that contain dots. */
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
