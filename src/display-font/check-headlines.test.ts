import { expect, it } from 'vitest';
import { parseContent } from '#contract/content/content-file.ts';
import type { Kind } from '#src/content/kinds.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import { checkHeadlines } from './check-headlines.ts';

function entryOf(kind: Kind, name: string, text: string): ContentEntry {
  const file = parseContent(name, text);
  const value = file.fields as ContentEntry['value'];
  return { kind, language: 'hi', slug: 'test', file, value };
}

/** No word has these consonants together. */
const unknown = 'ङ्ढ्झू';

it('names file, line, field and letter of a headline that the display font cannot paint', () => {
  const page = `title: ${unknown}
sections:
  - type: steps
    title: Steps
    items:
      - title: A
      - title: ${unknown}a
        text: ${unknown}
`;
  expect(checkHeadlines([entryOf('pages', 'content/hi/pages/about.yaml', page)])).toEqual([
    {
      file: 'content/hi/pages/about.yaml',
      line: 7,
      path: ['sections', 0, 'items', 1, 'title'],
      reason: `the display font has no ${unknown}: cut it anew with npm run font, or write it otherwise`,
    },
  ]);
});

it('looks at the headings of a policy, too', () => {
  const policy = `---\nbreadcrumb: Privacy\n---\n\n## ${unknown}\n\n${unknown}\n`;
  const [mistake, ...others] = checkHeadlines([
    entryOf('policies', 'content/hi/policies/privacy.md', policy),
  ]);
  expect(mistake).toMatchObject({ file: 'content/hi/policies/privacy.md', line: 5, path: [] });
  expect(others).toEqual([]);
});

it('knows the labels of a group, and lets Latin letters, placeholders and prices pass', () => {
  const labels = `formats:\n  mela: ${unknown}\n  haat: "{district}, ₹2.5 × 4"\n`;
  const mistakes = checkHeadlines([entryOf('labels', 'content/hi/labels.yaml', labels)]);
  expect(mistakes.map(({ path }) => path)).toEqual([['formats', 'mela']]);
});
