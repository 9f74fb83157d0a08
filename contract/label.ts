import { z } from 'zod';
import { letterCount } from './graphemes.ts';
import { latinDigits } from './latin-digits.ts';

/**
 * Describes unknown placeholders, or the first word that is not in Unicode NFC, the form that browsers and search
 * engines compare, or has Devanagari digits: figures are compared between languages by their digits. Undefined if
 * there is no mistake. {brand} has been filled in before.
 */
export function textMistake(
  text: string,
  placeholders: readonly string[] = [],
): string | undefined {
  const inBraces = text.match(/\{[^{}]*\}/g) ?? [];
  const unknown = inBraces.filter((name) => !placeholders.includes(name.slice(1, -1)));
  if (unknown.length > 0) {
    const known = ['brand', ...placeholders].map((name) => `{${name}}`).join(', ');
    return `nothing fills in ${unknown.join(', ')}; in braces, this text may have ${known}`;
  }
  const words = text.split(/\s/);
  const odd = words.find((word) => word !== word.normalize('NFC'));
  if (odd) {
    return `"${odd}" is not in Unicode NFC: write "${odd.normalize('NFC')}", which looks the same`;
  }
  const numeral = words.find((word) => /[०-९]/.test(word));
  return numeral && `"${numeral}" has Devanagari digits: write "${latinDigits(numeral)}"`;
}

/** Limits in letters; zod's own are in UTF-16 code units. */
const lettersBetween =
  (least: number, most: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const letters = letterCount(value);
    const issue = { origin: 'string', input: value, inclusive: true, continue: true } as const;
    if (letters < least) issues.push({ ...issue, code: 'too_small', minimum: least });
    if (letters > most) issues.push({ ...issue, code: 'too_big', maximum: most });
  };

/** A trimmed text for visitors, in Unicode NFC, without Devanagari digits or unknown placeholders. */
export const text = (
  most: number,
  meaning: string,
  least = 1,
  placeholders: readonly string[] = [],
) =>
  z
    .string()
    .trim()
    .check(lettersBetween(least, most))
    .refine((value) => textMistake(value, placeholders) === undefined, {
      error: ({ input }) => textMistake(String(input), placeholders),
    })
    .describe(`${meaning}; ${least} to ${most} letters`);

/** A text with placeholders, whose names TypeScript checks in `fill`. */
export const template = <const Name extends string>(
  most: number,
  meaning: string,
  placeholders: readonly Name[],
) => {
  const names = placeholders.map((name) => `{${name}}`).join(', ');
  return text(most, `${meaning}; code fills in ${names}`, 1, placeholders).brand<Name>();
};

type PlainText = ReturnType<typeof text>;
type Template<Name extends string> = ReturnType<typeof template<Name>>;

/** Description of a label, alone or with the placeholders that code fills in. */
type Meaning = string | readonly [meaning: string, ...names: string[]];

/** An object of labels, described by key. */
export const describedLabelsOf =
  (most: number) =>
  <const Labels extends Record<string, Meaning>>(labels: Labels) => {
    const labelOf = ([key, label]: [string, Meaning]) => {
      const [meaning, ...names] = typeof label === 'string' ? [label] : label;
      return [key, names.length > 0 ? template(most, meaning, names) : text(most, meaning)];
    };
    return z.strictObject(
      Object.fromEntries(Object.entries(labels).map(labelOf)) as {
        [Key in keyof Labels]: Labels[Key] extends readonly [
          string,
          ...infer Names extends string[],
        ]
          ? Template<Names[number]>
          : PlainText;
      },
    );
  };

/** An object of labels without descriptions: keys of plain texts, then templates by key. */
export const labelsOf =
  (most: number) =>
  <
    Key extends string,
    const Names extends Record<string, readonly string[]> = Record<never, never>,
  >(
    keys: readonly Key[],
    templates?: Names,
  ) =>
    z.strictObject({
      ...(Object.fromEntries(keys.map((key) => [key, text(most, 'Label')])) as {
        [Plain in Key]: PlainText;
      }),
      ...(Object.fromEntries(
        Object.entries(templates ?? {}).map(([key, names]) => [
          key,
          template(most, 'Label', names),
        ]),
      ) as { [Filled in keyof Names]: Template<Names[Filled][number]> }),
    });
