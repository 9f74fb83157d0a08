import { categories, type Figures, kinds } from './lighthouse-visit.ts';
import { median } from './median.ts';

/** The median of each figure of several visits to one page. */
export function mediansOf(visits: Figures[]): Figures {
  const of = (read: (figures: Figures) => number) => median(visits.map(read));
  const bytes = kinds.map((kind) => [kind, of(({ bytesOf }) => bytesOf[kind])]);
  return {
    scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    shift: of(({ shift }) => shift),
    bytes: of(({ bytes }) => bytes),
    bytesOf: Object.fromEntries(bytes),
    requests: of(({ requests }) => requests),
  };
}
