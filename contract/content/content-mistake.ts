/** A mistake in a content file. */
export interface ContentMistake {
  /** content/en/pages/about.yaml; from a check within one language, pages/about.yaml. */
  file: string;
  /** From 1; undefined if the mistake has no line. */
  line?: number;
  /** Keys and indexes from 0; empty if the mistake has no field. */
  path: readonly PropertyKey[];
  /** The problem, or the correction. */
  reason: string;
}

/** One line of text; list entries are counted from 1. */
function toLine({ file, line, path, reason }: ContentMistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const field = path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
  return field ? `${place} ${field}: ${reason}` : `${place}: ${reason}`;
}

/** Invalid content; the message has a line for every mistake. */
export class ContentError extends Error {
  readonly mistakes: ContentMistake[];

  constructor(mistakes: ContentMistake[]) {
    const count = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`;
    super(`${count} in the content:\n\n${mistakes.map((one) => `  ${toLine(one)}\n`).join('')}`);
    this.name = 'ContentError';
    this.mistakes = mistakes;
    // Of no use to whoever edits content.
    this.stack = '';
  }
}

/** Throws a ContentError if there are mistakes. */
export function throwMistakes(mistakes: ContentMistake[]): void {
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
