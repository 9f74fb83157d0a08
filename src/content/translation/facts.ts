/**
 * What a text and its translation share: placeholders, links, addresses, figures with the sign of the
 * rupee, and in Markdown the headings, list entries and rows of tables.
 */
const fact =
  /\{(?!brand\})\w+\}|\]\([^)\s]*|https?:\/\/[\w./?=&%#-]*[\w/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|^(?:#+|-|\|)(?= )|₹?\d+(?:[.,]\d+)*/gm;

/** All of that, in one line; languages order their sentences differently, so it is sorted. */
export const factsOf = (text: string): string =>
  (text.match(fact) ?? []).sort().join(' ') || 'no figure or link';

/** The paragraphs, headings, lists and tables of Markdown, each with its first line, from 1. */
export const blocksOf = (markdown: string): { line: number; text: string }[] =>
  [...markdown.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ index, 0: text }) => ({
    line: markdown.slice(0, index).split('\n').length,
    text,
  }));
