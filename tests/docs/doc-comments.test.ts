import { expect, it } from 'vitest';
import { type Document, sources } from './documents.ts';

const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/;
/** Their exports are named and explained by Astro. */
const isOfAstro = ({ name }: Document) => /^src\/(pages\/|content\.config)/.test(name);

/** What a file exports without saying what it is, as file:line name. */
function undocumentedIn({ name, text }: Document): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, exported] = declaration.exec(line) ?? [];
    return exported && !lines[at - 1]?.endsWith('*/') ? `${name}:${at + 1} ${exported}` : [];
  });
}

it('every exported name has a doc comment', () => {
  const code = sources.filter(
    (source) => /(?<!\.(test|spec))\.tsx?$/.test(source.name) && !isOfAstro(source),
  );
  expect(code.length).toBeGreaterThan(100);
  expect(code.flatMap(undocumentedIn)).toEqual([]);
});

it.each([
  ['export const a = 1;', ['a.ts:1 a']],
  ['/** One. */\nexport const a = 1;\nexport type B = string;', ['a.ts:3 B']],
  ['const a = 1;', []],
])('finds an undocumented export: %j', (text, found) => {
  expect(undocumentedIn({ name: 'a.ts', text })).toEqual(found);
});
