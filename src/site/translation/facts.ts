/** Words that multiply the figure before them, as both languages write them. */
const magnitudes: Record<string, string> = {
  thousand: 'thousand',
  हज़ार: 'thousand',
  lakh: 'lakh',
  lakhs: 'lakh',
  लाख: 'lakh',
  crore: 'crore',
  crores: 'crore',
  cr: 'crore',
  करोड़: 'crore',
  b: 'billion',
  billion: 'billion',
  अरब: 'billion',
};

const magnitude = `\\s?(${Object.keys(magnitudes).join('|')})(?![\\p{L}\\p{M}\\d])`;

/**
 * What a text and its translation share: placeholders, links, addresses, figures with the sign of the
 * rupee, what multiplies them, per cent and plus, and in Markdown the headings, list entries and rows of
 * tables.
 */
const fact = new RegExp(
  [
    /\{(?!brand\})\w+\}/,
    /\]\([^)\s]*/,
    /https?:\/\/[\w./?=&%#-]*[\w/]/,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    /^(?:#+|-|\|)(?= )/,
    new RegExp(`₹?\\d+(?:[.,]\\d+)*(?:${magnitude})?[%+]*`, 'u'),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gimu',
);

const inOneWord = (found: string) =>
  found.replace(
    new RegExp(`^(₹?\\d[\\d.,]*)${magnitude}`, 'iu'),
    (_all, figure: string, word: string) => `${figure} ${magnitudes[word.toLowerCase()]}`,
  );

/** All of that, in one line; languages order their sentences differently, so it is sorted. */
export const factsOf = (text: string): string =>
  (text.match(fact) ?? []).map(inOneWord).sort().join(' ') || 'no figure or link';

/** The paragraphs, headings, lists and tables of Markdown, each with its first line, from 1. */
export const blocksOf = (markdown: string): { line: number; text: string }[] =>
  [...markdown.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ index, 0: text }) => ({
    line: markdown.slice(0, index).split('\n').length,
    text,
  }));
