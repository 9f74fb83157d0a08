import { globSync } from 'node:fs';
import type { z } from 'zod';
import { checkFields } from '#contract/content/check-fields.ts';
import { type ContentFile, readContentFile } from '#contract/content/content-file.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { jobSchema } from './job.schema.ts';
import { isTranslationOnly, type Kind, kinds } from './kinds.ts';
import { photosSchema } from './photo.schema.ts';
import { readJobs, workFolder } from './read-jobs.ts';
import { photosFolder, readPhotos } from './read-photos.ts';
import { checkSounds, soundsFolder } from './read-sounds.ts';
import type { Language } from './site.ts';

/** The parsed value of a file. */
export type ValueOf<Name extends Kind> = z.output<(typeof kinds)[Name]['schema']>;

/** A content file; its slug is its path below the folder of its kind. */
export interface ContentEntry {
  kind: Kind;
  language: Language;
  slug: string;
  file: ContentFile;
  value: ValueOf<Kind>;
}

type PageEntry = ContentEntry & { value: ValueOf<'pages'> };

/** Names of folders and files become addresses: small letters, digits and hyphens. */
const address = /^[a-z]{2}(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.[a-z]+$/;

const kindNames = Object.keys(kinds) as Kind[];

const languageOf = (name: string): Language => name.slice(0, 2);

/** The kind of every file, by its path below the folder. */
function readableFiles(cwd: string): Map<string, Kind> {
  return new Map(
    kindNames.flatMap((kind) =>
      globSync(`*/${kinds[kind].files}`, { cwd })
        .filter((file) => address.test(file))
        .map((file) => [file, kind] as const),
    ),
  );
}

/** Folders that belong to no language; their readers check the names in them. */
const ownFolders = [workFolder, photosFolder, soundsFolder];

/** Unrecognised and missing files. */
function checkNames(folder: string, readable: Map<string, Kind>): ContentMistake[] {
  const unknown = globSync('**/*.*', { cwd: folder }).filter(
    (name) => !readable.has(name) && !ownFolders.some((own) => name.startsWith(`${own}/`)),
  );
  const needed = kindNames
    .filter((kind) => !kinds[kind].files.includes('*') && !isTranslationOnly(kind))
    .map((kind) => kinds[kind].files);
  const missing = [...new Set([...readable.keys()].map(languageOf))].flatMap((language) =>
    needed.map((file) => `${language}/${file}`).filter((name) => !readable.has(name)),
  );
  const rule = 'names have small letters, digits and hyphens, and end in .yaml (policies: .md)';
  return [
    ...unknown.map((name) => ({ name, reason: `unknown file: ${rule}` })),
    ...missing.map((name) => ({ name, reason: 'this file is missing' })),
  ].map(({ name, reason }) => ({ file: `${folder}/${name}`, path: [], reason }));
}

/** Reads all files below the folder. Do not use the values if there are mistakes. */
export function readFiles(folder: string) {
  const readable = readableFiles(folder);
  const files = new Map(
    [...readable.keys()].map((name) => [name, readContentFile(`${folder}/${name}`)]),
  );
  const brandOf = (language: Language) => {
    const agency = files.get(`${language}/agency.yaml`)?.fields as { brand?: unknown } | undefined;
    return String(agency?.brand ?? 'the agency');
  };
  const mistakes = checkNames(folder, readable);
  const entries = [...files].map(([name, file]): ContentEntry => {
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
  const places = entries
    .filter(({ kind }) => kind === 'districts' || kind === 'branches')
    .map(({ slug }) => slug);
  const brand = brandOf(defaultLanguage);
  const work = readJobs(folder, jobSchema(languages, places), brand);
  const photos = readPhotos(folder, photosSchema(languages), brand);
  mistakes.push(...work.mistakes, ...photos.mistakes);
  const pages = entries.filter(({ kind }) => kind === 'pages') as PageEntry[];
  return {
    entries,
    jobs: work.jobs,
    photos,
    mistakes: mistakes.length > 0 ? mistakes : checkSounds(folder, pages),
  };
}
