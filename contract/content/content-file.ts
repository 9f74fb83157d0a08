import { readFileSync } from 'node:fs';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { ContentMistake } from './content-mistake.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

/** A parsed content file, before {brand} is filled in and a schema is applied. */
export interface ContentFile {
  /** Path of the file, such as content/en/pages/about.yaml. */
  name: string;
  /** Undefined if the YAML cannot be parsed. */
  fields: unknown;
  /** Markdown, at the same line numbers as in the file. */
  markdown: string;
  /** Syntax errors, and texts that YAML cuts short. */
  mistakes: ContentMistake[];
  /** Line of a field, from 1; of its parent if the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const head = /^---\r?\n(.*?)\n---(?=\r?\n|$)/s;

/** YAML and Markdown of a file, each at its original line numbers. */
function splitHead(name: string, text: string): { yaml: string; markdown: string } {
  if (!name.endsWith('.md')) return { yaml: text, markdown: '' };
  const [all = '', yaml = ''] = head.exec(text) ?? [];
  return { yaml: `\n${yaml}`, markdown: all.replace(/.+/g, '') + text.slice(all.length) };
}

/** The key of a field, or an entry of a list. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isSeq<Node>(parent)) return parent.items[Number(last)];
  if (!isMap<Node>(parent)) return undefined;
  return parent.items.map(({ key }) => key).find((key) => isScalar(key) && key.value === last);
}

function lineOf(path: readonly PropertyKey[], document: Document, lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const range = nodeAt(document, path.slice(0, length))?.range;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

/** Parses YAML, or Markdown with YAML front matter. */
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
    lineOf: (path) => lineOf(path, document, lines),
  };
}

/** Reads a content file. Throws if it does not exist. */
export const readContentFile = (name: string): ContentFile =>
  parseContent(name, readFileSync(name, 'utf8'));
