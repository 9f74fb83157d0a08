import { z } from 'zod';

const inBraces = /\{[^{}]*\}/g;

/** What is in braces and is neither {brand}, which every text may have, nor one of the placeholders. */
const unknownIn = (text: string, placeholders: readonly string[]): string[] =>
  (text.match(inBraces) ?? []).filter(
    (found) => !['brand', ...placeholders].includes(found.slice(1, -1)),
  );

/** Says which words in braces nothing fills in, and which ones a text may have. */
function bracesReason(text: string, placeholders: readonly string[]): string {
  const known = ['brand', ...placeholders].map((name) => `{${name}}`).join(', ');
  const unknown = unknownIn(text, placeholders).join(', ');
  return `nothing fills in ${unknown}; in braces, this text may have ${known}`;
}

/**
 * A text that a visitor reads, without spaces around it; lengths are in letters. In braces it has
 * only {brand} and what code fills in here, so that no {word} reaches a page.
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
    .refine((value) => unknownIn(value, placeholders).length === 0, {
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

type Template<Name extends string> = ReturnType<typeof template<Name>>;

/** An object of labels: all of the keys, and no other; some with the placeholders they may have. */
export const labelsOf =
  (most: number) =>
  <Key extends string, const Names extends Record<string, readonly string[]> = Record<never, []>>(
    keys: readonly Key[],
    templates?: Names,
  ) =>
    z.strictObject({
      ...Object.fromEntries(keys.map((key) => [key, text(most, 'Label')])),
      ...Object.fromEntries(
        Object.entries(templates ?? {}).map(([key, names]) => [
          key,
          template(most, 'Label', names),
        ]),
      ),
    } as { [K in Key]: ReturnType<typeof text> } & {
      [K in keyof Names]: Template<Names[K][number]>;
    });
