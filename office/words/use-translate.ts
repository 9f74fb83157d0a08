import { useQuery } from '@tanstack/react-query';
import { defaultLanguage } from '#contract/default-language.ts';
import type { TranslationPart } from '#contract/office/translations.ts';
import { createTranslate, type Translate } from './translate.ts';
import { useLanguages, useWords } from './WordsProvider.tsx';

const asIs: Translate = (english) => english;

/**
 * Translates sentences of a part, with names of services in them. They are English until it is loaded, and if it does
 * not load.
 */
export function useTranslate(part: TranslationPart): Translate {
  const { current, loadTranslations } = useLanguages();
  const { services } = useWords();
  const { data } = useQuery({
    queryKey: ['words', current, part],
    queryFn: async () =>
      createTranslate({ ...services, ...(await loadTranslations(current, part)) }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: current !== defaultLanguage,
  });
  return data ?? asIs;
}
