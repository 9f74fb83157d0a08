import { defaultLanguage } from '#contract/default-language.ts';

/** The stored language, otherwise the browser's first that exists, otherwise the default one. */
export function chooseLanguage(
  available: readonly string[],
  stored: string,
  preferred: readonly string[],
): string {
  const wanted = [stored, ...preferred.map((locale) => locale.slice(0, 2))];
  return wanted.find((language) => available.includes(language)) ?? defaultLanguage;
}
