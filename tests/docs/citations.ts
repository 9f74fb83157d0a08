import type { Document } from './documents.ts';

/** A reference from code or a comment to a document, such as "docs/phonepe.md, Order Status". */
export interface Citation {
  /** Of the document, or the beginning of its path. */
  path: string;
  /** What follows the comma, up to some words behind the heading; undefined without a comma. */
  heading: string | undefined;
}

/** The text of a source file with its comments on one line each. */
const unwrapped = ({ text }: Document) => text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

/** Every reference to a document under docs/, or to a decision by its number, in a source file. */
export function citationsIn(source: Document): Citation[] {
  const text = unwrapped(source);
  const decisions = [...text.matchAll(/\bdecision (\d+)/g)].map(([, number = '']) => ({
    path: `docs/decisions/${number.padStart(4, '0')}-`,
    heading: undefined,
  }));
  const others = [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:, ([^.,;:)]+))?/g)].map(
    ([, path = '', heading]) => ({ path, heading }),
  );
  return [...decisions, ...others];
}

/** The headings of a document as they are cited, without the numbers of their sections. */
export const titlesIn = ({ text }: Document): string[] =>
  [...text.matchAll(/^#+ (?:\d+\. )?(.*)$/gm)].map(([, title = '']) => title);

const outside =
  /\b[Ss]pec sections?\b|\b[Tt]he spec(?:ification)?\b|\bPhonePe contract\b|\bart direction\b|\bdesign\.md\b|(?<!best-)\bpractices\b|(?<!RFC \d{4}, )\bsections? \d/g;

/** References to texts outside the repository, which no reader can follow. */
export const lostReferencesIn = (source: Document): string[] =>
  unwrapped(source).match(outside) ?? [];
