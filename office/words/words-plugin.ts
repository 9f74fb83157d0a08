import type { Plugin } from 'vite';
import { contentFolder } from '#contract/content/languages.ts';
import { readLanguageNames, readWords, wordFiles } from './read-words.ts';

const id = 'virtual:office-words';

/**
 * Makes modules of the content files: `virtual:office-words` names the languages and loads the words of one,
 * each a file of its own.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'office-words',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    load(module) {
      if (!module.startsWith(`\0${id}`)) return null;
      const language = module.slice(`\0${id}/`.length);
      if (language) {
        for (const name of wordFiles)
          this.addWatchFile(`${contentFolder}/${language}/${name}.yaml`);
        return `export const words = ${JSON.stringify(readWords(language))};`;
      }
      const names = readLanguageNames();
      const loaders = names.map(
        ({ language }) => `${language}: () => import('${id}/${language}').then((m) => m.words)`,
      );
      return [
        `export const languages = ${JSON.stringify(names)};`,
        `const loaders = { ${loaders.join(', ')} };`,
        'export const loadWords = (language) => loaders[language]();',
      ].join('\n');
    },
  };
}
