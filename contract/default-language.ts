/** The folder of content/ whose pages have no language in their addresses; the server answers in it. */
export const defaultLanguage = 'en';

/** That folder, from the root of the project. */
export const defaultContent = `content/${defaultLanguage}`;
