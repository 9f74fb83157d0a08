import type { z } from 'zod';

/** A value for each placeholder that the text declares (label.ts); any, where it is a plain string. */
type Values<Text extends string> = Record<
  Text extends z.core.$brand<infer Name> ? Name & string : string,
  string | number
>;

/**
 * Puts values into the {placeholders} of a text. Throws an Error that names the text and the
 * placeholder if no value is given for it, so that a half-filled sentence never reaches a page.
 */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = (values as Record<string, string | number>)[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${text}"`);
    return String(value);
  });
}
