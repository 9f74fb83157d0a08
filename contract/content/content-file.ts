import { readFileSync } from 'node:fs';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { ContentMistake } from './content-mistake.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

/** A content file as it is written: {brand} stands in it, and no schema has seen it. */
export interface ContentFile {
  /** Path of the file, such as content/en/pages/about.yaml. */
  name: string;
  /** What the YAML says; undefined where it cannot be read. */
  fields: unknown;
  /** The Markdown of a file that has some, on the lines on which it stands there. */
  markdown: string;
  /** Why the YAML cannot be read, or says less than was written. */
  mistakes: ContentMistake[];
  /** Line of a field, from 1; where there is no such field, of what it is missing in. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const head = /^---\r?\n(.*?)\n---(?=\r?\n|$)/s;

/** The YAML of a file and the Markdown below it, each on the lines on which it stands there. */
function splitHead(name: string, text: string): { yaml: string; markdown: string } {
  if (!name.endsWith('.md')) return { yaml: text, markdown: '' };
  const [all = '', yaml = ''] = head.exec(text) ?? [];
  return { yaml: `\n${yaml}`, markdown: all.replace(/.+/g, '') + text.slice(all.length) };
}

/** The key of a field, or the entry of a list, as it is written. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isSeq<Node>(parent)) return parent.items[Number(last)];
  if (!isMap<Node>(parent)) return undefined;
  return parent.items.map(({ key }) => key).find((key) => isScalar(key) && key.value === last);
}

/** Tells the line of any field. Parses again when first asked: nobody asks where nothing is wrong. */
function lineFinder(yaml: string): ContentFile['lineOf'] {
  const lines = new LineCounter();
  let document: Document | undefined;
  return (path) => {
    document ??= parseDocument(yaml, { lineCounter: lines });
    for (let length = path.length; length > 0; length -= 1) {
      const range = nodeAt(document, path.slice(0, length))?.range;
      if (range) return lines.linePos(range[0]).line;
    }
    return 1;
  };
}

/** Parses a file of YAML, or of Markdown below YAML between two lines of `---`. */
export function parseContent(name: string, text: string): ContentFile {
  const { yaml, markdown } = splitHead(name, text);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const isReadable = document.errors.length + document.warnings.length === 0;
  return {
    name,
    fields: isReadable ? document.toJS() : undefined,
    markdown,
    mistakes: yamlMistakes(name, yaml, document, lines),
    lineOf: lineFinder(yaml),
  };
}

/** Reads a file of content. Throws an Error where there is no such file. */
export const readContentFile = (name: string): ContentFile =>
  parseContent(name, readFileSync(name, 'utf8'));
