import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseContent } from '#contract/content/content-file.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import type { JobEntry } from '#src/content/read-jobs.ts';
import { checkHindi } from './check-hindi.ts';

function entry(text: string, language = 'hi', name = 'pages/a.yaml'): ContentEntry {
  const file = parseContent(`content/${language}/${name}`, text);
  return { kind: 'pages', language, slug: 'a', file, value: {} as ContentEntry['value'] };
}

it('names file, line and field of a semicolon', () => {
  const page = 'title: बोर्ड\nsections:\n  - lead: पहले बोर्ड; फिर दीवार।\n';
  expect(checkHindi([entry(page)], [])).toEqual([
    {
      file: 'content/hi/pages/a.yaml',
      line: 3,
      path: ['sections', 0, 'lead'],
      reason: 'has a semicolon: write a danda or a comma (docs/hindi.md)',
    },
  ]);
});

it('leaves alone what visitors type or never see, and texts in Latin letters', () => {
  const page = {
    keywords: ['बोर्ड; दीवार'],
    beforeLaunch: ['Is it दफ़्तर; or ऑफ़िस?'],
    sources: [{ fact: 'One; दो', source: 'Three; four' }],
  };
  expect(checkHindi([entry(stringify(page)), entry('lead: One; two', 'en')], [])).toEqual([]);
});

it('names the line of a policy, and the words of a finished job', () => {
  const policy = entry('---\nbreadcrumb: नियम\n---\n\nएक\nदो; तीन', 'hi', 'policies/a.md');
  const value = {
    place: { en: 'Shop; road', hi: 'दुकान; सड़क' },
    text: { en: 'A board', hi: 'एक बोर्ड' },
    photographs: [],
  } as unknown as JobEntry['value'];
  const file = parseContent('content/work/wall/job.yaml', stringify(value));
  expect(checkHindi([policy], [{ slug: 'wall', file, value }])).toEqual([
    expect.objectContaining({ file: 'content/hi/policies/a.md', line: 6, path: [] }),
    expect.objectContaining({ file: file.name, line: 3, path: ['place', 'hi'] }),
  ]);
});
