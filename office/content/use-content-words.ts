import { contentLabelsIn } from 'virtual:office-words/content';
import { useMemo } from 'react';
import { useWords } from '../words/WordsProvider.tsx';
import type { ContentWords } from '../words/words.ts';

/** The words of the chosen language, with those of the pages about the website. */
export function useContentWords(): ContentWords {
  const words = useWords();
  return useMemo(
    () => ({ ...words, office: { ...words.office, ...contentLabelsIn(words.language) } }),
    [words],
  );
}
