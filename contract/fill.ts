import type { z } from 'zod';

/** A value for each placeholder that the text declares (label.ts); any for a plain string. */
type Values<Text extends string> = Record<
  Text extends z.core.$brand<infer Name> ? Name & string : string,
  string | number
>;

/** Fills the {placeholders} of a text. Throws if a value is missing. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = (values as Record<string, string | number>)[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${text}"`);
    return String(value);
  });
}

/** Names of the {placeholders} of a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
