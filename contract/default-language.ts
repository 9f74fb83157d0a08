/** The language without a prefix in its addresses; the server's default. */
export const defaultLanguage = 'en';

/** Content folder of the default language. */
export const defaultContent = `content/${defaultLanguage}`;

/** Fields of content files that each language writes for itself. */
export const ownFields: ReadonlySet<PropertyKey> = new Set(['language', 'beforeLaunch']);
