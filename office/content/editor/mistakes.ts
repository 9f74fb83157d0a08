import type { FieldPath, OfficeMistake } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';
import { type Field, fieldAt } from './fields.ts';
import { numberMistake } from './number-text.ts';

/** A mistake at a field of the form. */
export interface FormMistake {
  path: FieldPath;
  reason: string;
}

/** The path in the form of a path in the file of a language, which words have as a key of their own. */
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

/** The mistakes of a document, at the fields of its form. */
export const formMistakes = (
  field: Field,
  value: unknown,
  mistakes: readonly OfficeMistake[],
): FormMistake[] =>
  mistakes.map(({ language, path, reason }) => ({
    path: formPath(field, value, language, path),
    reason,
  }));

/** The path of the first number that cannot be saved. */
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
