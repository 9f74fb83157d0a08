/** A doubled word, as in एक-एक. */
const doubledWord = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]+)-(?=\1(?![\p{L}\p{M}]))/gu;
const wordJoiner = '\u2060';

/** Fills in {brand} in every string of a content entry, and keeps each doubled word on one line. */
export function prepareText<Content>(content: Content, brand: string): Content {
  if (typeof content === 'string') {
    return content.replaceAll('{brand}', brand).replace(doubledWord, `$&${wordJoiner}`) as Content;
  }
  if (Array.isArray(content)) return content.map((item) => prepareText(item, brand)) as Content;
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => [key, prepareText(value, brand)]),
    ) as Content;
  }
  return content;
}
