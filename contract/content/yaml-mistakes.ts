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
/** Advice for the commonest errors, for which the parser's message alone says too little. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: `; if the text has a colon, ${quotes}`,
  UNEXPECTED_TOKEN: `; if the text begins with a quote or a brace, ${quotes}`,
};

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
  if (found.length === 0 && error) {
    const reason = `YAML: ${error.message}${advice[error.code] ?? ''}`;
    found.push({ at: error.pos[0], path: [], reason });
  }
  return found.map(({ at, ...mistake }) => ({ file, line: lines.linePos(at).line, ...mistake }));
}
