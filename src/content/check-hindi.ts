import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { ContentEntry } from './read-files.ts';
import type { JobEntry } from './read-jobs.ts';
import { textsOfJob } from './translation/check-job-texts.ts';

const hindi = 'hi';
const rules = 'docs/hindi.md';

/** Words and spellings that the Hindi pages do not have, and what they have instead. */
const refused: Record<string, string> = {
  अग्रिम: 'एडवांस',
  अनुमति: 'इजाज़त',
  आषाढ़: 'असाढ़',
  चाहिये: 'चाहिए',
  चेकआउट: 'पेमेंट वाला पेज',
  छात्र: 'विद्यार्थी',
  दफ़्तर: 'ऑफ़िस',
  दफ्तर: 'ऑफ़िस',
  फाल्गुन: 'फागुन',
  भाद्रपद: 'भादो',
  रुपए: 'रुपये',
  विक्रेता: 'दुकानदार',
  वेंडर: 'लोकल कारीगर',
  श्रावण: 'सावन',
};

/** Each of them as a whole word, also in the plural: छात्रवृत्ति is another word. */
const patterns = Object.entries(refused).map(([word, instead]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])${word}(?:ों|ओं)?(?![\\p{L}\\p{M}])`, 'u'),
  instead,
}));

/** What nobody reads on a page, what people type into a search, and lines in other languages. */
const otherFields = new Set(['beforeLaunch', 'sources', 'keywords', 'localLine']);

const isHindi = /\p{scx=Deva}/u;

type Text = { text: string; path: PropertyKey[]; line?: number };

function textsIn(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys
    .filter((key) => !otherFields.has(String(key)))
    .flatMap((key) => textsIn((value as Record<PropertyKey, unknown>)[key], [...path, key]));
}

const linesOf = (markdown: string): Text[] =>
  markdown.split('\n').map((text, index) => ({ text, path: [], line: index + 1 }));

function reasonsOf(text: string): string[] {
  const words = patterns.flatMap(({ pattern, instead }) => {
    const [word] = pattern.exec(text) ?? [];
    return word ? [`has "${word}": write ${instead} (${rules})`] : [];
  });
  const semicolon = `has a semicolon: write a danda or a comma (${rules})`;
  return text.includes(';') && isHindi.test(text) ? [semicolon, ...words] : words;
}

/** Where a Hindi text breaks a rule of docs/hindi.md that a machine can hold. */
export function checkHindi(entries: ContentEntry[], jobs: JobEntry[]): ContentMistake[] {
  const ofEntries = entries
    .filter(({ language }) => language === hindi)
    .map(({ file }) => ({ file, texts: [...textsIn(file.fields), ...linesOf(file.markdown)] }));
  const ofJobs = jobs.map((job) => ({
    file: job.file,
    texts: textsOfJob(job).map(({ path, inEach }) => ({
      text: inEach[hindi] ?? '',
      path: [...path, hindi],
    })),
  }));
  return [...ofEntries, ...ofJobs].flatMap(({ file, texts }) =>
    texts.flatMap(({ text, path, line }: Text) =>
      reasonsOf(text).map((reason) => ({
        file: file.name,
        line: line ?? file.lineOf(path),
        path,
        reason,
      })),
    ),
  );
}
