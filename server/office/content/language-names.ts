/** A language in English, or in itself: hi is Hindi, हिन्दी. */
export const languageName = (code: string, inLanguage = 'en'): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
