/** Words that multiply the figure before them, in both languages. */
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
 * What a text and its translation share: placeholders, links, addresses, figures with ₹, magnitude, % and
 * +, and in Markdown the headings, list entries and rows of tables.
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

const withOneWord = (found: string) =>
  found.replace(
    new RegExp(`^(₹?\\d[\\d.,]*)${magnitude}`, 'iu'),
    (_all, figure: string, word: string) => `${figure} ${magnitudes[word.toLowerCase()]}`,
  );

/** The facts of a text, sorted because languages order their sentences differently. */
export const factsOf = (text: string): string[] => (text.match(fact) ?? []).map(withOneWord).sort();

/** The entries of a list that another one lacks; each entry there counts once. */
function without(list: string[], others: string[]): string {
  const left = [...others];
  const missing = list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.join(' ');
}

/** Describes how a translation differs from the original in facts; undefined if it does not. */
export function translationMistake(here: string, there: string, source: string) {
  if (here.includes(';') && /\p{scx=Deva}/u.test(here)) {
    return 'has a semicolon: write a danda or a comma (docs/hindi.md)';
  }
  const [found, wanted] = [factsOf(here), factsOf(there)];
  const missing = without(wanted, found);
  const extra = without(found, wanted);
  if (missing && extra) return `has ${extra}, but ${missing} in ${source}`;
  if (missing) return `lacks ${missing}, which is in ${source}: write numbers as digits`;
  return extra ? `has ${extra}, which is not in ${source}` : undefined;
}

/** The paragraphs, headings, lists and tables of Markdown, each with its first line, from 1. */
export const blocksOf = (markdown: string): { line: number; text: string }[] =>
  [...markdown.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ index, 0: text }) => ({
    line: markdown.slice(0, index).split('\n').length,
    text,
  }));
