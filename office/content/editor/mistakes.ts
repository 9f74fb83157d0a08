import type { FieldPath } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';
import { type Field, fieldAt } from './fields.ts';
import { numberMistake } from './number-text.ts';

/** A mistake at a field of the form. */
export interface FormMistake {
  path: FieldPath;
  reason: string;
}

/** Maps a path in one language's file to the form, where words have a key for each language. */
export function formPath(
  field: Field,
  value: unknown,
  language: string | null,
  path: FieldPath,
): FieldPath {
  const isSplit = field.kind === 'words' || field.kind === 'own';
  if (isSplit) return language === null ? path : [language, ...path];
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const inside = Array.isArray(value)
    ? value[Number(key)]
    : isGroup(value)
      ? value[key]
      : undefined;
  return [key, ...formPath(fieldAt(field, value, key), inside, language, rest)];
}

/** Path of the first number that cannot be saved. */
export function wrongNumber(field: Field, value: unknown): FieldPath | undefined {
  if (field.kind === 'number') {
    return value !== undefined && numberMistake(field, value) ? [] : undefined;
  }
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isGroup(value)
      ? Object.entries(value)
      : [];
  for (const [key, item] of inner) {
    const found = wrongNumber(fieldAt(field, value, key), item);
    if (found) return [key, ...found];
  }
  return undefined;
}
