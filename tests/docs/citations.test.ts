import { describe, expect, it } from 'vitest';
import { type Citation, citationsIn, lostReferencesIn, titlesIn } from './citations.ts';
import { documents, sources } from './documents.ts';

const code = sources.filter(({ name }) => !name.startsWith('tests/docs/'));

function isBroken({ path, heading }: Citation): boolean {
  const document = documents.find(({ name }) => name.startsWith(path));
  if (!document || heading === undefined) return !document;
  return !titlesIn(document).some((title) => `${heading} `.startsWith(`${title} `));
}

describe('comments', () => {
  it('cite only documents and headings that exist', () => {
    const cited = code.flatMap((source) =>
      citationsIn(source).map((citation) => ({ file: source.name, ...citation })),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(isBroken)).toEqual([]);
  });

  it('cite nothing that is outside the repository', () => {
    const lost = code.flatMap((source) =>
      lostReferencesIn(source).map((reference) => `${source.name}: ${reference}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('a citation', () => {
  const inComment = (text: string) => citationsIn({ name: 'a.ts', text });

  it('is read across the lines of a comment, up to the end of the heading', () => {
    expect(inComment(' * Why (docs/phonepe.md,\n * Order Status).')).toEqual([
      { path: 'docs/phonepe.md', heading: 'Order Status' },
    ]);
    expect(inComment('// docs/operations.md says how')).toEqual([
      { path: 'docs/operations.md', heading: undefined },
    ]);
  });

  it.each([
    'docs/lost.md',
    'decision 99',
    'docs/phonepe.md, Order Statuses',
    'docs/phonepe.md, order status',
  ])('of %s is broken', (text) => {
    expect(inComment(text).filter(isBroken)).toHaveLength(1);
  });

  it.each([
    '(spec section 3)',
    '(spec\n * sections 2 and 5)',
    'as the spec says',
    '(practices, speed)',
  ])('of something outside is found: %j', (text) => {
    expect(lostReferencesIn({ name: 'a.ts', text })).toHaveLength(1);
  });

  it.each(['RFC 9111, section 4.3.4', "'best-practices'"])('to %s is none', (text) => {
    expect(lostReferencesIn({ name: 'a.ts', text })).toEqual([]);
  });
});
