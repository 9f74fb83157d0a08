import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { TranslationPart } from '#contract/office/translations.ts';
import { saveSetting } from '../stored.ts';
import type { LanguageName, Words } from './words.ts';

/** Where the words come from: Vite's modules, or files in tests. */
export interface WordSource {
  languages: LanguageName[];
  load: (language: string) => Promise<Words>;
  /** Loads a part of the translations of a language other than the default one. */
  loadTranslations: (language: string, part: TranslationPart) => Promise<Record<string, string>>;
}

interface Speech extends WordSource {
  words: Words;
  /** Changes the language. Rejects if its words do not load. */
  change: (language: string) => Promise<void>;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('WordsProvider is missing');
  return speech;
}

interface WordsProviderProps {
  source: WordSource;
  initial: Words;
  children: ReactNode;
}

/** Gives the words of the chosen language to everything inside. */
export function WordsProvider({ source, initial, children }: WordsProviderProps) {
  const [words, setWords] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = words.locale;
  }, [words.locale]);

  const speech = useMemo(
    () => ({
      ...source,
      words,
      change: async (language: string) => {
        setWords(await source.load(language));
        saveSetting('office-language', language);
      },
    }),
    [source, words],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The words of the chosen language. */
export const useWords = (): Words => useSpeech().words;

/** The languages, how to change to one, and how to load its translations. */
export function useLanguages() {
  const { words, languages, change, loadTranslations } = useSpeech();
  return { current: words.language, languages, change, loadTranslations };
}

/** The words in the payer's language; those of the office until they are loaded. */
export function useWordsIn(language: string): Words {
  const { words, languages, load } = useSpeech();
  const isOther = language !== words.language && languages.some((one) => one.language === language);
  const { data } = useQuery({
    queryKey: ['words', language],
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOther,
  });
  return isOther ? (data ?? words) : words;
}
