import { describe, expect, it } from 'vitest';
import { parseContent } from './content-file.ts';

const mistakesOf = (text: string, name = 'a.yaml') =>
  parseContent(name, text).mistakes.map(
    ({ line, path, reason }) => `${line} ${path.join('.')}: ${reason}`,
  );

const quotes = 'put the whole text in quotes';
const cut = `a # ends the text here: ${quotes}, or a comment on a line of its own`;
const colon = `YAML: Nested mappings are not allowed in compact mappings; if the text has a colon, ${quotes}`;
const opening = `YAML: Unexpected scalar at node end; if the text begins with a quote or a brace, ${quotes}`;

describe('the syntax of a content file', () => {
  it.each([
    ['title: Boards: painted or printed', `1 : ${colon}`],
    ['a: 1\ntext: Boards\n  and: walls', `2 : ${colon}`],
    ['title: {brand} in Siwan', `1 : ${opening}`],
    ['title: "Big" boards', `1 : ${opening}`],
    ["title: 'Siwan's boards'", `1 : ${opening}`],
    ['a:\n\tb: 1', '2 : YAML: Tabs are not allowed as indentation'],
    ['a: 1\nb: 2\na: 3', '3 : YAML: Map keys must be unique'],
    [
      'a: 1\n---\nb: 2',
      '2 : YAML: Source contains multiple documents; please use YAML.parseAllDocuments()',
    ],
  ])('%j is a mistake', (text, mistake) => {
    expect(mistakesOf(text)).toEqual([mistake]);
  });

  it.each([
    ['title: The #1 agency', '1 title: '],
    ['title: #1 in Siwan', '1 title: '],
    ['a:\n  - b: { name: x }\n    list:\n      - ok\n      - The #1 agency', '5 a.0.list.1: '],
    ['a: Boards #1\n  and walls', '1 a: '],
    ['{ a: Boards #1\n }', '1 a: '],
  ])('says that # cuts the text of %j', (text, place) => {
    expect(mistakesOf(text)).toEqual([place + cut]);
  });

  it.each([
    'title: "The #1 agency" # quotes',
    'price: 7499 # whole rupees',
    'sample: true # for now',
    '# The agency\ntitle: Boards\n# of all sizes\nlead: >-\n  The #1 agency: boards\n',
    'colour: c#',
  ])('takes %j', (text) => {
    expect(mistakesOf(text)).toEqual([]);
  });

  it('counts the lines of Markdown from the beginning of its file', () => {
    expect(mistakesOf('---\ntitle: A\nlead: B: C\n---\n\nText', 'a.md')).toEqual([`3 : ${colon}`]);
  });
});
