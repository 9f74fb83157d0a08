import type { FieldPath } from '#contract/office/content.ts';
import { readContent } from './content-text.ts';

/** A review in a language. */
interface FoundReview {
  path: FieldPath;
  name: string;
  text: string;
}

/** Matches every file that has reviews; most others need no parsing. */
const mark = /\b(?:review|genericReview):|\btype: testimonials\b/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function reviewsBelow(value: unknown, path: FieldPath): FoundReview[] {
  if (!isObject(value)) return [];
  const { name, text } = value;
  const isReview = 'business' in value || 'company' in value;
  if (isReview && typeof name === 'string' && typeof text === 'string') {
    return [{ path, name, text }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, one]) =>
    reviewsBelow(one, [...path, isList ? Number(key) : key]),
  );
}

/** Reviews by file, with the text that they were read from; parsing takes 5 ms a file. */
const known = new Map<string, { text: string; reviews: FoundReview[] }>();

/** Client reviews in a YAML file: of a district, of a page, or the one for districts without a review. */
export function reviewsIn(file: string, text: string): FoundReview[] {
  if (!mark.test(text)) return [];
  const last = known.get(file);
  if (last?.text === text) return last.reviews;
  const reviews = reviewsBelow(readContent(file, text), []);
  known.set(file, { text, reviews });
  return reviews;
}
