import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '../label.ts';
import { checkFields } from './check-fields.ts';
import { parseContent } from './content-file.ts';
import { ContentError } from './content-mistake.ts';

const schema = z.strictObject({
  title: text(20, 'Heading', 3),
  size: z.enum(['small', 'large']).optional(),
  shown: z.boolean().optional(),
  since: z.iso.date().optional(),
  web: z.url().optional(),
  mail: z.email().optional(),
  column: z.number().int().min(0).max(8).optional(),
  code: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .optional(),
  items: z
    .array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('bill') })]))
    .min(1)
    .max(2)
    .optional(),
  pair: z.array(z.string()).length(2).optional(),
});

/** The mistakes in a file, without its name. */
const reasonsOf = (yaml: string, brand = 'Ad Works', name = 'a.yaml') => {
  const { mistakes } = checkFields(parseContent(name, yaml), schema, brand);
  return new ContentError(mistakes).message
    .split('\n')
    .flatMap((line) => (line.startsWith(`  ${name}:`) ? line.slice(name.length + 3) : []));
};

describe('the fields of a file', () => {
  it('are parsed by the schema, with the brand filled in', () => {
    const { value, mistakes } = checkFields(
      parseContent('a.yaml', 'title: By {brand}'),
      schema,
      'Us',
    );
    expect([value, mistakes]).toEqual([{ title: 'By Us' }, []]);
  });

  it.each([
    ['size: small', '1 title: is missing'],
    ['size: small\ntitle:', '2 title: is empty'],
    ['title: 2025', '1 title: must be a text: put 2025 in quotes'],
    [
      'title: { Boards: painted }',
      '1 title: a text with a colon, or with a brace at its beginning: put the whole text in quotes',
    ],
    ['title: [Boards]', '1 title: must be a text, not a list'],
    ['title: A', '1 title: has 1 letters, and must have at least 3'],
    ['title: गया', '1 title: has 2 letters, and must have at least 3'],
    ['title: Boards\nsize: huge', '2 size: must be one of: small, large'],
    ['title: Boards\nshown: "yes"', '2 shown: must be true or false, not "yes"'],
    ['title: Boards\nsince: 29.8.2025', '2 since: must be a date, such as 2025-08-29'],
    [
      'title: Boards\nweb: example.com',
      '2 web: must be a web address, such as https://www.example.com',
    ],
    ['title: Boards\nmail: me', '2 mail: must be an e-mail address, such as name@example.com'],
    ['title: Boards\ncode: x', '2 code: must be six digits'],
    ['title: Boards\ncolumn: 9', '2 column: must be at most 8'],
    ['title: Boards\ncolumn: 1.5', '2 column: must be a whole number, not 1.5'],
    ['title: Boards\nitems: bill', '2 items: must be a list, not "bill"'],
    ['title: Boards\nitems: []', '2 items: has 0 entries, and must have at least 1'],
    ['title: Boards\npair: [a]', '2 pair: has 1 entries, and must have exactly 2'],
    [
      'title: Boards\nitems:\n  - type: bill\n  - type: board',
      '4 items.2.type: must be one of: bill',
    ],
  ])('%j is a mistake', (yaml, reason) => {
    expect(reasonsOf(yaml)).toEqual([reason]);
  });

  it.each([
    ['8,499', '8,499: write 8499, without a comma'],
    ['₹ 1,20,000', '₹ 1,20,000: write 120000, without a comma'],
    ['Rs. 499/-', 'Rs. 499/-: write 499, and nothing around it'],
    ["'7499'", '7499: write 7499, and nothing around it'],
    ['₹499.00', '₹499.00: write 499, and nothing around it'],
    ['free', 'must be a number, not "free"'],
  ])('the price %s is a mistake', (price, reason) => {
    expect(reasonsOf(`title: Boards\ncolumn: ${price}`)).toEqual([`2 column: ${reason}`]);
  });

  it('are all checked; an unknown one is reported on its own line', () => {
    expect(reasonsOf('titel: Boards\nitems:\n  - type: bill\n    txt: a\nshown: 1')).toEqual([
      '1 title: is missing',
      '5 shown: must be true or false, not 1',
      '4 items.1.txt: there is no such field',
      '1 titel: there is no such field',
    ]);
  });

  it('are reported as missing if there are none', () => {
    const reason = 'has no fields; in Markdown, they come first, between two lines of ---';
    expect(reasonsOf('')).toEqual([`1: ${reason}`]);
    expect(reasonsOf('Text', 'Ad Works', 'a.md')).toEqual([`1: ${reason}`]);
  });

  it('are checked beside a truncated text, which is reported once', () => {
    expect(reasonsOf('title: A #1\nshown: 1')).toEqual([
      expect.stringContaining('1 title: a # ends the text here'),
      '2 shown: must be true or false, not 1',
    ]);
  });

  it('are counted with the brand', () => {
    const title = 'title: Boards by {brand}';
    expect(reasonsOf(title, 'Ad Works')).toEqual([]);
    expect(reasonsOf(title, 'Ad Works of Bihar')).toEqual([
      '1 title: has 27 letters, and must have at most 20, {brand} filled in',
    ]);
  });
});

it('names the line of Markdown with a word that nothing fills in', () => {
  const markdown = '---\ntitle: Boards\n---\n\nBy {brand}.\nCall {phnoe}.';
  expect(reasonsOf(markdown, 'Ad Works', 'a.md')).toEqual([
    '6: nothing fills in {phnoe}; in braces, this text may have {brand}',
  ]);
});

it('names the line of Markdown with a word that is not in NFC', () => {
  const markdown = '---\ntitle: Boards\n---\n\nहमारी\n\u095bमीन';
  expect(reasonsOf(markdown, 'Ad Works', 'a.md')).toEqual([
    expect.stringMatching(/^6: "\u095bमीन" is not in Unicode NFC/),
  ]);
});

it('names the line of Markdown with Devanagari digits', () => {
  expect(reasonsOf('---\ntitle: Boards\n---\n\n५० बोर्ड', 'Ad Works', 'a.md')).toEqual([
    expect.stringMatching(/^5: "५०" has Devanagari digits: write "50"/),
  ]);
});

it.each(['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)>', '<!-- a', '</main>'])(
  'refuses HTML in Markdown, which would become part of the page: %s',
  (html) => {
    expect(reasonsOf(`---\ntitle: Boards\n---\n\n${html}`, 'Ad Works', 'a.md')).toEqual([
      expect.stringMatching(/^5: "<.*" is HTML/),
    ]);
  },
);

it('accepts a < that begins no HTML', () => {
  expect(reasonsOf('---\ntitle: Boards\n---\n\n5 < 6, &lt;b&gt;', 'Ad Works', 'a.md')).toEqual([]);
});
