import {
  type Document,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { ContentMistake } from './content-mistake.ts';

const quotes = 'put the whole text in quotes';
const ownSign = `the text begins with a character that YAML reserves: ${quotes}`;
const lineOfText = 'a line without a colon: if it belongs to the text above, indent it below that';

/** Advice for common errors; others keep the parser's message. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: ownSign,
  BAD_INDENT: 'this line is not indented like those that it belongs to',
  BAD_SCALAR_START: ownSign,
  BLOCK_AS_IMPLICIT_KEY: `a text with a colon in it: ${quotes}, or correct the indentation below it`,
  DUPLICATE_KEY: 'duplicate field',
  MISSING_CHAR: lineOfText,
  MULTILINE_IMPLICIT_KEY: lineOfText,
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  TAG_RESOLVE_FAILED: ownSign,
  UNEXPECTED_TOKEN: `a text that begins with a quote, a bracket or a brace: ${quotes}`,
};

/** Start of the last quoted text before the position of a missing quote. */
function openQuote(document: Document, end: number): number {
  let start = 0;
  visit(document, {
    Scalar(_place, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < end) [start] = range;
    },
  });
  return start;
}

type Found = Pick<ContentMistake, 'path' | 'reason'> & { at: number };

/** Keys and indexes of a scalar, from its ancestors. */
function pathTo(scalar: Scalar, above: readonly unknown[]): PropertyKey[] {
  return above.flatMap((node, depth): PropertyKey[] => {
    if (isSeq(node)) return [node.items.indexOf(above[depth + 1] ?? scalar)];
    return isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [];
  });
}

/** Unquoted texts that a `#` cuts short. */
function cutTexts(yaml: string, document: Document): Found[] {
  const cuts: Found[] = [];
  visit(document, {
    Scalar(place, scalar, above) {
      const { type, value, range } = scalar;
      const comment = /[ \t]*#/y;
      comment.lastIndex = range?.[1] ?? 0;
      const isText = type === 'PLAIN' && (typeof value === 'string' || value === null);
      if (place === 'key' || !isText || !range || !comment.test(yaml)) return;
      const reason = `a # ends the text here: ${quotes}, or a comment on a line of its own`;
      cuts.push({ at: range[0], path: pathTo(scalar, above), reason });
    },
  });
  return cuts;
}

/** Syntax errors and cut texts; only the first syntax error, because others mostly follow from it. */
export function yamlMistakes(
  file: string,
  yaml: string,
  document: Document,
  lines: LineCounter,
): ContentMistake[] {
  const errors = [...document.errors, ...document.warnings];
  const [error] = errors.sort((one, other) => one.pos[0] - other.pos[0]);
  const found = cutTexts(yaml, document);
  if (found.length === 0 && error?.message.startsWith('Missing closing')) {
    found.push({
      at: openQuote(document, error.pos[0]),
      path: [],
      reason: 'a quote that is never closed',
    });
  } else if (found.length === 0 && error) {
    const reason = advice[error.code] ?? `YAML: ${error.message}`;
    found.push({ at: error.pos[0], path: [], reason });
  }
  return found.map(({ at, ...mistake }) => ({ file, line: lines.linePos(at).line, ...mistake }));
}
