import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../default-language.ts';

/** The languages of the site: the folders below content/ named by two letters. The other one is content/work. */
export const languagesIn = (folder = 'content'): string[] =>
  readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** Finds content in a language; in the default one where the language is unknown or none is named. */
export type ContentIn<Content> = (language?: string | null) => Content;

/** Reads content in every language at once, by a function that is given the folder of each. */
export function readLanguages<Content>(
  read: (folder: string) => Content,
  folder = 'content',
): ContentIn<Content> {
  const contents = new Map(
    languagesIn(folder).map((language) => [language, read(join(folder, language))]),
  );
  const main = contents.get(defaultLanguage) ?? read(join(folder, defaultLanguage));
  return (language) => contents.get(language ?? defaultLanguage) ?? main;
}
