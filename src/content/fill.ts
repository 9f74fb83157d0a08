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

/** Replaces {brand} in every string of a content entry, however deep; other values stay. */
export function withBrand<Content>(content: Content, brand: string): Content {
  if (typeof content === 'string') return content.replaceAll('{brand}', brand) as Content;
  if (Array.isArray(content)) return content.map((item) => withBrand(item, brand)) as Content;
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => [key, withBrand(value, brand)]),
    ) as Content;
  }
  return content;
}
