/** The {placeholders} of a text that are not among the known ones. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([all, name = '']) => (known.includes(name) ? [] : all));

/**
 * Puts values into the {placeholders} of a text. Throws an Error that names the text and the
 * placeholder if no value is given for it, so that a half-filled sentence never reaches a page.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${text}"`);
    return String(value);
  });
}
