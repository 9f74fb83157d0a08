import type { Plugin } from 'vite';
import { contentFolder } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { translationParts } from '#contract/office/translations.ts';
import {
  readLanguageNames,
  readTranslations,
  readWords,
  translationsFile,
  wordFiles,
} from './read-words.ts';

const id = 'virtual:office-words';

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
 * part of its translations, each a file of its own.
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
      for (const file of wordFiles) this.addWatchFile(`${contentFolder}/${language}/${file}.yaml`);
      return `export const words = ${JSON.stringify(readWords(language))};`;
    },
  };
}
