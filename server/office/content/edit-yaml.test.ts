import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNode, Lexer, parse, parseDocument } from 'yaml';
import { isGroup } from '#contract/office/values.ts';
import { editYaml } from './edit-yaml.ts';

type Path = (string | number)[];

const files = globSync('content/**/*.yaml').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, value: parse(text) as unknown };
});

/** Paths of all texts, numbers and switches. */
const scalarsIn = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value))
    return value.flatMap((item, index) => scalarsIn(item, [...path, index]));
  if (!isGroup(value)) return [path];
  return Object.entries(value).flatMap(([key, of]) => scalarsIn(of, [...path, key]));
};

const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value} और more`;
};

/** A copy with one field changed. */
function withChange(value: unknown, [key, ...rest]: Path, change = changed): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withChange(item, rest, change) : item));
  }
  const group = value as Record<string, unknown>;
  return { ...group, [key]: withChange(group[key], rest, change) };
}

/** Lines of one text that are not in the other, without the common beginning and end. */
function differingLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const isSame = (at: number) => old[at] !== undefined && old[at] === now[at];
  let start = 0;
  while (isSame(start)) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return {
    old: old.slice(start, old.length - end),
    now: now.slice(start, now.length - end),
    start,
  };
}

/** Zero-based first and last line of a field. */
function linesOf(text: string, path: Path): [number, number] {
  const node = parseDocument(text).getIn(path, true);
  const [from, to] = isNode(node) && node.range ? node.range : [0, 0];
  const written = text.slice(from, to).trimEnd();
  const first = text.slice(0, from).split('\n').length - 1;
  return [first, first + written.split('\n').length - 1];
}

/** Comments; a line of a folded text may begin with # as well. */
const comments = (text: string) =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));

describe('every file of the content', () => {
  it('keeps every byte if nothing changes', () => {
    for (const { file, text, value } of files) expect(editYaml(text, value), file).toBe(text);
  });

  it('differs only in the lines of a changed field', () => {
    const places = files.flatMap((file) =>
      scalarsIn(file.value).map((path) => ({ ...file, path })),
    );
    // All fields would take a minute; this sample is the same in each run.
    const sample = fc.sample(fc.constantFrom(...places), { numRuns: 250, seed: 36 });
    for (const { file, text, value, path } of sample) {
      const place = `${file} ${path.join('.')}`;
      const result = editYaml(text, withChange(value, path));
      const { old, now, start } = differingLines(text, result);
      expect(result, place).not.toBe(text);
      expect(comments(result), place).toEqual(comments(text));
      const [first, last] = linesOf(text, path);
      expect(start, place).toBeGreaterThanOrEqual(first);
      expect(start + old.length - 1, place).toBeLessThanOrEqual(last);
      expect(now.length, place).toBeLessThanOrEqual(old.length + 2);
    }
  });
});

/** Paths of lists with more than one item. */
const listsIn = (value: unknown, path: Path = []): Path[] => [
  ...(Array.isArray(value) && value.length > 1 ? [path] : []),
  ...(value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, of]) =>
        listsIn(of, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** Whether all lines of one text are in the other, in the same order. */
function hasLinesOf(text: string, part: string): boolean {
  const lines = text.split('\n').values();
  return part.split('\n').every((line) => lines.some((other) => other === line));
}

/** Sorted lines, without blank ones. */
const sortedLines = (text: string) => text.split('\n').filter(Boolean).sort();

describe('a list in any file of the content', () => {
  const lists = files.flatMap(({ file, text, value }) =>
    listsIn(value).map((path) => ({ file, text, value, path })),
  );
  const inBlocks = lists.filter(({ text, value, path }) => {
    // A list in brackets is on a single line.
    const removed = editYaml(
      text,
      withChange(value, path, (list) => (list as unknown[]).slice(1)),
    );
    return hasLinesOf(text, removed);
  });
  const sample = fc.sample(fc.constantFrom(...inBlocks), { numRuns: 60, seed: 36 });

  const edited = (change: (list: unknown[]) => unknown[]) =>
    sample.map(({ file, text, value, path }) => ({
      place: `${file} ${path.join('.')}`,
      text,
      result: editYaml(
        text,
        withChange(value, path, (list) => change(list as unknown[])),
      ),
    }));

  it('loses the lines of an item that is removed, and no others', () => {
    for (const { place, text, result } of edited((list) => list.slice(0, -1))) {
      expect(hasLinesOf(text, result), place).toBe(true);
      expect(result, place).not.toBe(text);
    }
  });

  it('gets the lines of an item that is added or copied, and no others', () => {
    for (const { place, text, result } of [
      ...edited((list) => [...list, list[0]]),
      ...edited((list) => [...list, 'one more']),
    ]) {
      expect(hasLinesOf(result, text), place).toBe(true);
      expect(result, place).not.toBe(text);
    }
  });

  it('keeps all lines when items change places', () => {
    for (const { place, text, result } of edited((list) => [...list.slice(1), list[0]])) {
      expect(sortedLines(result), place).toEqual(sortedLines(text));
      expect(result, place).not.toBe(text);
    }
  });
});

const page = `# The page
title: One # short
lead: >-
  A long text that is folded, because it would not fit into a line of one hundred columns as it is
  written here.
size: { width: 20, height: 10 }
formats: [mela, haat]
items:
  # the first
  - name: A
    price: 10

  # the second
  - name: "B: b"
    price: 20
# end of items

last: true
`;
const value = {
  title: 'One',
  lead: 'A long text that is folded, because it would not fit into a line of one hundred columns as it is written here.',
  size: { width: 20, height: 10 },
  formats: ['mela', 'haat'],
  items: [
    { name: 'A', price: 10 },
    { name: 'B: b', price: 20 },
  ],
  last: true,
};
const [first, second] = value.items;

/** Lines that an edit removes and adds. */
const edit = (changes: object, schema = {}) => {
  const { old, now } = differingLines(page, editYaml(page, { ...value, ...changes }, schema));
  return { old, now };
};

describe('an edit', () => {
  it.each([
    ['yes', '"yes" # short'],
    ['12', '"12" # short'],
    ['a: b', '"a: b" # short'],
    ['#1', '"#1" # short'],
    ['{brand} in Siwan', '"{brand} in Siwan" # short'],
    ['', '"" # short'],
    ['It is "so"', 'It is "so" # short'],
    ['2026-08-01', '"2026-08-01" # short'],
  ])('writes %j with quotes where YAML needs them', (title, written) => {
    expect(edit({ title }).now).toEqual([`title: ${written}`]);
  });

  it('folds a text that does not fit the line, and unfolds one that does', () => {
    const title = 'word '.repeat(25).trim();
    expect(edit({ title }).now).toEqual([
      'title: >- # short',
      `  ${'word '.repeat(19).trim()}`,
      `  ${'word '.repeat(6).trim()}`,
    ]);
    expect(edit({ lead: 'Short' })).toMatchObject({ now: ['lead: Short'] });
  });

  it('writes a text of several lines literally', () => {
    expect(edit({ title: 'One\n\nTwo' }).now).toEqual(['title: |- # short', '  One', '', '  Two']);
  });

  it('stays within braces and brackets', () => {
    expect(edit({ size: { width: 25, height: 10 } }).now).toEqual([
      'size: { width: 25, height: 10 }',
    ]);
    expect(edit({ formats: ['mela', 'a, b', 'haat'] }).now).toEqual([
      'formats: [mela, "a, b", haat]',
    ]);
  });

  it('removes an item with its comment', () => {
    expect(edit({ items: [first] })).toEqual({
      old: ['', '  # the second', '  - name: "B: b"', '    price: 20'],
      now: [],
    });
  });

  it('adds an item in its place, spaced like the others', () => {
    const added = { name: 'C', tags: ['x'], empty: [] };
    expect(edit({ items: [first, added, second] }).now).toEqual([
      '  - name: C',
      '    tags:',
      '      - x',
      '    empty: []',
      '',
    ]);
  });

  it('moves an item with its comment and quotes', () => {
    const result = editYaml(page, { ...value, items: [second, first] });
    expect(result).toContain(
      '  # the first\n  # the second\n  - name: "B: b"\n    price: 20\n\n  - name: A\n    price: 10\n# end',
    );
  });

  it('copies an item as it is written', () => {
    expect(edit({ items: [first, second, second] }).now).toEqual([
      '',
      '  - name: "B: b"',
      '    price: 20',
    ]);
  });

  it('puts a new field in its place in the schema, or last', () => {
    const schema = { properties: { title: {}, eyebrow: {}, lead: {}, last: {} } };
    expect(edit({ eyebrow: 'Hi' }, schema).now).toEqual(['eyebrow: Hi']);
    expect(editYaml(page, { ...value, eyebrow: 'Hi' }, schema)).toMatch(/short\neyebrow: Hi\nlead/);
    expect(editYaml(page, { ...value, more: 1 })).toMatch(/last: true\nmore: 1\n$/);
  });

  it('removes a field and empties a list', () => {
    const { title, ...rest } = value;
    expect(differingLines(page, editYaml(page, rest))).toMatchObject({
      old: ['title: One # short'],
      now: [],
    });
    expect(edit({ items: [] }).now).toEqual(['items: []']);
  });

  it('keeps Windows line breaks', () => {
    const windows = page.replaceAll('\n', '\r\n');
    expect(editYaml(windows, { ...value, last: false })).toBe(
      windows.replace('last: true', 'last: false'),
    );
  });

  const json = fc.jsonValue({ maxDepth: 4 });
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('a: b', '- ', '#', '\n', ' ', 'हिन्दी', '"', "'", '{', '|'), {
        maxLength: 40,
      })
      .map((parts) => parts.join('')),
  );

  it('parses to the saved value, whatever it was before', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const made = editYaml('', before);
        const result = editYaml(made, after);
        expect(parse(result)).toEqual(after);
        expect(editYaml(result, after)).toBe(result);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['ends in a space', `${value.lead} `],
    ['ends in a line of spaces', 'One\n '],
  ])('changes a text that %s', (_, lead) => {
    const saved = editYaml(page, { ...value, title: lead, lead });
    const wanted = { ...value, title: value.lead, lead: `${value.lead} More.` };
    expect(parse(editYaml(saved, wanted))).toEqual(wanted);
  });

  it('writes any text in any place', () => {
    fc.assert(
      fc.property(text, (title) => {
        const wanted = { ...value, title, lead: title, formats: [title], items: [title, first] };
        expect(parse(editYaml(page, wanted))).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });
});
