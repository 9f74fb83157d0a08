import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { graphemesOf } from '#contract/graphemes.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import { readCutLetters } from './cut-letters.ts';
import { headlinesOf } from './headlines.ts';

/**
 * Headlines that the display font, which is cut to the letters that the content had, cannot paint. Of
 * joined letters it would show the parts, which is wrong spelling, so they stop the build.
 */
export function checkHeadlines(entries: ContentEntry[]): ContentMistake[] {
  const cut = readCutLetters();
  const isMissing = (letter: string) => letter.trim() !== '' && !cut.has(letter);
  return entries.flatMap((entry) =>
    headlinesOf(entry).flatMap(({ text, path, line }) => {
      const missing = new Set(graphemesOf(text).filter(isMissing));
      if (missing.size === 0) return [];
      const list = [...missing].join(', ');
      const reason = `the display font has no ${list}: cut it anew with npm run font, or write it otherwise`;
      return { file: entry.file.name, line: line ?? entry.file.lineOf(path), path, reason };
    }),
  );
}
