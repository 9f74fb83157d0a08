/** A mistake of the person who wrote a content file. */
export interface ContentMistake {
  /** content/en/pages/about.yaml; from a check within one language, pages/about.yaml. */
  file: string;
  /** Counted from 1; undefined where the mistake is no line's. */
  line?: number;
  /** Keys and indexes from 0 that lead to the field; empty where the mistake is no field's. */
  path: readonly PropertyKey[];
  /** What is wrong, or what to write instead. */
  reason: string;
}

/** One line of text; the entries of a list are counted from 1, as people count. */
function toLine({ file, line, path, reason }: ContentMistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const field = path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
  return field ? `${place} ${field}: ${reason}` : `${place}: ${reason}`;
}

/** Content that cannot be used; its message has a line for every mistake. */
export class ContentError extends Error {
  constructor(mistakes: ContentMistake[]) {
    const count = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`;
    super(`${count} in the content:\n\n${mistakes.map((one) => `  ${toLine(one)}\n`).join('')}`);
    this.name = 'ContentError';
    // A stack would not help anybody who edits content.
    this.stack = '';
  }
}

/** Throws a ContentError where there are mistakes. */
export function throwMistakes(mistakes: ContentMistake[]): void {
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
