/** Replaces {brand} in every string of a content entry. */
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
