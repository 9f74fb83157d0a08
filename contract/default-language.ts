/** The language without a prefix in its addresses; the server's default. */
export const defaultLanguage = 'en';

/** Its folder. */
export const defaultContent = `content/${defaultLanguage}`;
