import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseContent } from '#contract/content/content-file.ts';
import { checkHindi } from './check-hindi.ts';
import type { ContentEntry } from './read-files.ts';
import type { JobEntry } from './read-jobs.ts';

function entry(text: string, language = 'hi', name = 'pages/a.yaml'): ContentEntry {
  const file = parseContent(`content/${language}/${name}`, text);
  return { kind: 'pages', language, slug: 'a', file, value: {} as ContentEntry['value'] };
}

it('names file, line, field and word, and what to write', () => {
  const page = 'title: बोर्ड\nsections:\n  - lead: पहले दफ़्तरों में; फिर छात्र, फाल्गुन में।\n';
  const at = { file: 'content/hi/pages/a.yaml', line: 3, path: ['sections', 0, 'lead'] };
  expect(checkHindi([entry(page)], [])).toEqual([
    { ...at, reason: 'has a semicolon: write a danda or a comma (docs/hindi.md)' },
    { ...at, reason: 'has "छात्र": write विद्यार्थी (docs/hindi.md)' },
    { ...at, reason: 'has "दफ़्तरों": write ऑफ़िस (docs/hindi.md)' },
    { ...at, reason: 'has "फाल्गुन": write फागुन (docs/hindi.md)' },
  ]);
});

it('looks at whole words, at words of visitors, and at Hindi alone', () => {
  const page = {
    lead: 'छात्रवृत्ति और छात्रावास',
    keywords: ['छात्र'],
    localLine: { language: 'mai', text: 'छात्र' },
    beforeLaunch: ['Is it दफ़्तर; or ऑफ़िस?'],
    sources: [{ fact: 'One; two', source: 'Three; four' }],
  };
  expect(checkHindi([entry(stringify(page)), entry('lead: One; two', 'en')], [])).toEqual([]);
});

it('names the line of a policy, and the words of a finished job', () => {
  const policy = entry('---\nbreadcrumb: नियम\n---\n\nएक\nदो; तीन', 'hi', 'policies/a.md');
  const value = {
    place: { en: 'Shop; road', hi: 'दफ्तर के पास' },
    text: { en: 'A board', hi: 'एक बोर्ड' },
    photographs: [],
  } as unknown as JobEntry['value'];
  const file = parseContent('content/work/wall/job.yaml', stringify(value));
  expect(checkHindi([policy], [{ slug: 'wall', file, value }])).toEqual([
    expect.objectContaining({ file: 'content/hi/policies/a.md', line: 6, path: [] }),
    expect.objectContaining({ file: file.name, line: 3, path: ['place', 'hi'] }),
  ]);
});
