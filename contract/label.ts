import { z } from 'zod';

const inBraces = /\{[^{}]*\}/g;

/**
 * Says which words in braces nothing fills in; undefined where there are none. {brand}, which every
 * text may have, is filled in before.
 */
export function bracesReason(text: string, placeholders: readonly string[] = []) {
  const found = text.match(inBraces) ?? [];
  const unknown = found.filter((word) => !placeholders.includes(word.slice(1, -1)));
  if (unknown.length === 0) return undefined;
  const known = ['brand', ...placeholders].map((name) => `{${name}}`).join(', ');
  return `nothing fills in ${unknown.join(', ')}; in braces, this text may have ${known}`;
}

/**
 * A text that a visitor reads, without spaces around it; lengths are in letters. In braces it has
 * only what code fills in, so that no {word} reaches a page.
 */
export const text = (
  most: number,
  meaning: string,
  least = 1,
  placeholders: readonly string[] = [],
) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((value) => !bracesReason(value, placeholders), {
      error: ({ input }) => bracesReason(String(input), placeholders),
    })
    .describe(meaning);

/** A text whose placeholders `fill` must be given values for: TypeScript checks their names. */
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

/** An object of labels: keys of plain texts, keys with the placeholders of theirs, and no others. */
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
