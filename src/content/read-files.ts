import { globSync } from 'node:fs';
import type { z } from 'zod';
import { checkFields } from '#contract/content/check-fields.ts';
import { type ContentFile, readContentFile } from '#contract/content/content-file.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { type Kind, kinds } from './kinds.ts';
import { type JobEntry, readJobs, workFolder } from './read-jobs.ts';
import type { Language } from './site.ts';

/** What the schema of a kind makes of a file. */
export type ValueOf<Name extends Kind> = z.output<(typeof kinds)[Name]['schema']>;

/** A content file that has been read, with its path inside the language folder as its slug. */
export interface ContentEntry {
  kind: Kind;
  language: Language;
  slug: string;
  file: ContentFile;
  value: ValueOf<Kind>;
}

/** Folders and files whose names become addresses: small letters, digits and hyphens. */
const address = /^[a-z]{2}(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.[a-z]+$/;

const languageOf = (name: string): Language => name.slice(0, 2);

/** The kind of every file below the folder that is read, by its path there. */
function readableFiles(cwd: string): Map<string, Kind> {
  const names = Object.keys(kinds) as Kind[];
  return new Map(
    names.flatMap((kind) =>
      globSync(`*/${kinds[kind].files}`, { cwd })
        .filter((file) => address.test(file))
        .map((file) => [file, kind] as const),
    ),
  );
}

/** Files that nobody reads, and those that a language lacks. */
function strayAndMissing(folder: string, readable: Map<string, Kind>): ContentMistake[] {
  const mistake = (name: string, reason: string) => ({
    file: `${folder}/${name}`,
    path: [],
    reason,
  });
  const strays = globSync('**/*.*', { cwd: folder }).filter(
    (name) => !readable.has(name) && !name.startsWith(`${workFolder}/`),
  );
  const needed = Object.values(kinds).filter(({ files }) => !files.includes('*'));
  const missing = [...new Set([...readable.keys()].map(languageOf))].flatMap((language) =>
    needed.map(({ files }) => `${language}/${files}`).filter((name) => !readable.has(name)),
  );
  return [
    ...strays.map((name) =>
      mistake(
        name,
        'nobody reads this file: names have small letters, digits and hyphens, and end in .yaml ' +
          '(policies: .md)',
      ),
    ),
    ...missing.map((name) => mistake(name, 'this file is missing')),
  ];
}

/** What the files below content/ say, and what is wrong in them. */
interface ReadContent {
  entries: ContentEntry[];
  jobs: JobEntry[];
  mistakes: ContentMistake[];
}

/** Reads all files below the folder; where there are mistakes, the values are not to be used. */
export function readFiles(folder: string): ReadContent {
  const readable = readableFiles(folder);
  const files = new Map(
    [...readable.keys()].map((name) => [name, readContentFile(`${folder}/${name}`)]),
  );
  const brandOf = (language: Language) => {
    const agency = files.get(`${language}/agency.yaml`)?.fields as { brand?: unknown } | undefined;
    return String(agency?.brand ?? 'the agency');
  };
  const mistakes = strayAndMissing(folder, readable);
  const entries = [...files].map(([name, file]) => {
    const kind = readable.get(name) as Kind;
    const language = languageOf(name);
    const checked = checkFields(file, kinds[kind].schema, brandOf(language));
    mistakes.push(...checked.mistakes);
    const slug = name
      .slice(3)
      .replace(`${kind}/`, '')
      .replace(/\.[a-z]+$/, '');
    return { kind, language, slug, file, value: checked.value };
  });
  const languages = [...new Set(entries.map(({ language }) => language))];
  const work = readJobs(folder, languages, brandOf(defaultLanguage));
  return { entries, jobs: work.jobs, mistakes: [...mistakes, ...work.mistakes] };
}
