import { allLanguages, type OfficeMistake } from '#contract/office/content.ts';
import type { FileMistake } from '#contract/office/publisher.ts';
import { languageName } from './describe-changes.ts';
import { documentOf, documentOfPhotograph } from './document-files.ts';

/** Names for staff of files that occur in reasons. */
const fileNames: Record<string, string> = {
  'agency.yaml': "the agency's details",
  'catalogue.yaml': 'the price list',
  'labels.yaml': "the site's labels",
  'navigation.yaml': 'the menu',
  'payment.yaml': "the checkout's labels",
  'photos.yaml': 'the list of photos',
};

/** Replaces names of files and folders in a reason by words that staff know. */
export const readable = (reason: string): string =>
  reason
    .replaceAll(/\bcontent\/([a-z]{2})\b/g, (_all, code: string) => languageName(code))
    .replace(/^this file is missing, which (\S+) has$/, 'is missing in this language; $1 has it')
    .replaceAll(/(?<!\/)\b[a-z]+\.yaml\b/g, (file) => fileNames[file] ?? file)
    .replaceAll(/\b(?:pages|districts|branches|policies)\/([a-z0-9/-]+)\.(?:yaml|md)\b/g, '$1')
    .replaceAll(/\b(?:work\/[a-z0-9-]+|photos)\/([a-z0-9-]+\.jpg)\b/g, 'photograph $1');

/** Mistakes as the office shows them: by document, with reasons in words that staff know. */
export const toOfficeMistakes = (mistakes: FileMistake[]): OfficeMistake[] =>
  mistakes.map(({ file, path, reason }) => {
    const found = documentOf(file);
    return {
      document: found?.id ?? documentOfPhotograph(file) ?? file,
      language: !found || found.language === allLanguages ? null : found.language,
      path,
      reason: readable(reason),
    };
  });
