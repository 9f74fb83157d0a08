import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../default-language.ts';

/** Folder of the content. Checks and previews of drafts use a copy of it. */
export const contentFolder = process.env.CONTENT_DIR || 'content';

/** Languages of the site: folders of content/ with a two-letter name. */
export const languagesIn = (folder = contentFolder): string[] =>
  readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** Content in a language; in the default one if it is unknown or omitted. */
export type ContentIn<Content> = (language?: string | null) => Content;

/** Reads the content of every language. */
export function readLanguages<Content>(
  read: (folder: string) => Content,
  folder = contentFolder,
): ContentIn<Content> {
  const contents = new Map(
    languagesIn(folder).map((language) => [language, read(join(folder, language))]),
  );
  const main = contents.get(defaultLanguage) ?? read(join(folder, defaultLanguage));
  return (language) => contents.get(language ?? defaultLanguage) ?? main;
}
