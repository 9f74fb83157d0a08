import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, languagesIn } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { translationParts } from '#contract/office/translations.ts';
import {
  readLanguageNames,
  readTranslations,
  readWords,
  translationsFile,
  wordFiles,
} from './read-words.ts';
import type { ContentLabels, Words } from './words.ts';

const id = 'virtual:office-words';
const contentPart = 'content';

const wordFilesOf = (languages: string[]) =>
  languages.flatMap((language) =>
    wordFiles.map((name) => resolve(contentFolder, language, `${name}.yaml`)),
  );

/** The words of a language, split into those of the pages about the website and all others. */
function splitWords(language: string): { words: Words; contentLabels: ContentLabels } {
  const { office, ...others } = readWords(language);
  const { content, editor, ...shared } = office;
  return { words: { ...others, office: shared }, contentLabels: { content, editor } };
}

const wordsModule = (language: string) =>
  `export const words = ${JSON.stringify(splitWords(language).words)};`;

function contentModule(): string {
  const labels = Object.fromEntries(
    languagesIn().map((language) => [language, splitWords(language).contentLabels]),
  );
  return [
    `const labels = ${JSON.stringify(labels)};`,
    'export const contentLabelsIn = (language) => labels[language];',
  ].join('\n');
}

/** An object of functions that import modules. */
const loadersOf = (modules: [name: string, module: string][]): string =>
  `{ ${modules.map(([name, module]) => `${name}: () => import('${module}')`).join(', ')} }`;

/** The module `virtual:office-words`. */
function indexModule(): string {
  const names = readLanguageNames();
  const words = names.map(({ language }): [string, string] => [language, `${id}/${language}`]);
  const translations = names
    .filter(({ language }) => language !== defaultLanguage)
    .map(({ language }) => {
      const parts = translationParts.map((part): [string, string] => [
        part,
        `${id}/${language}/${part}`,
      ]);
      return `${language}: ${loadersOf(parts)}`;
    });
  return [
    `export const languages = ${JSON.stringify(names)};`,
    `const words = ${loadersOf(words)};`,
    `const translations = { ${translations.join(', ')} };`,
    'export const loadWords = async (language) => (await words[language]()).words;',
    'export const loadTranslations = async (language, part) =>',
    '  (await translations[language][part]()).translations;',
  ].join('\n');
}

/**
 * Makes modules of the content files: `virtual:office-words` names the languages and loads the words of one, or a
 * part of its translations, each a file of its own; `virtual:office-words/content` has the words of the pages about
 * the website in all languages.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'office-words',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    load(module) {
      if (!module.startsWith(`\0${id}`)) return null;
      const [language, name] = module.slice(`\0${id}/`.length).split('/');
      if (!language) return indexModule();
      const part = translationParts.find((one) => one === name);
      if (part) {
        this.addWatchFile(translationsFile(language));
        return `export const translations = ${JSON.stringify(readTranslations(language)[part])};`;
      }
      const isContent = language === contentPart;
      const sources = wordFilesOf(isContent ? languagesIn() : [language]);
      for (const file of sources) this.addWatchFile(file);
      return isContent ? contentModule() : wordsModule(language);
    },
  };
}
