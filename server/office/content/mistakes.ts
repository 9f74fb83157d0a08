import { join } from 'node:path';
import { allLanguages, type OfficeMistake } from '#contract/office/content.ts';
import type { FileMistake } from '#contract/office/publisher.ts';
import { documentOf, documentOfPhotograph } from './document-files.ts';
import { languageName } from './language-names.ts';

/** What people call the files that mistakes name. */
const fileNames: Record<string, string> = {
  'agency.yaml': "the agency's details",
  'catalogue.yaml': 'the price list',
  'labels.yaml': "the site's labels",
  'navigation.yaml': 'the menu',
  'payment.yaml': "the checkout's labels",
  'photos.yaml': 'the list of photos',
};

/** A reason without names of files and folders. */
function readable(reason: string, folder: string): string {
  return reason
    .replaceAll(`${folder}/`, '')
    .replaceAll(/\bcontent\/([a-z]{2})\b/g, (_all, code: string) => languageName(code))
    .replace(/^this file is missing, which (\S+) has$/, 'is missing in this language; $1 has it')
    .replaceAll(/(?<!\/)\b[a-z]+\.yaml\b/g, (file) => fileNames[file] ?? file)
    .replaceAll(/\b(?:pages|districts|branches|policies)\/([a-z0-9/-]+)\.(?:yaml|md)\b/g, '$1')
    .replaceAll(/\b(?:work\/[a-z0-9-]+|photos)\/([a-z0-9-]+\.jpg)\b/g, 'photograph $1');
}

/** The mistakes of a check of all content, by document; of `folder` the names are taken out of the reasons. */
export function toOfficeMistakes(mistakes: FileMistake[], workDir: string): OfficeMistake[] {
  const folder = join(workDir, 'check');
  return mistakes.map(({ file, path, reason }) => {
    const found = documentOf(file);
    return {
      document: found?.id ?? documentOfPhotograph(file) ?? file,
      language: !found || found.language === allLanguages ? null : found.language,
      path,
      reason: readable(reason, folder),
    };
  });
}
