import { localPath } from '#contract/local-path.ts';
import type { Language } from '#src/content/site.ts';

/** Rendered Markdown, its links that begin with a slash led to the pages of the language. */
export const localLinks = (language: Language, html: string): string =>
  html.replace(
    /(<a [^>]*?href=")(\/(?!\/)[^"?#]*)/gi,
    (_all, start: string, path: string) => start + localPath(language, path),
  );
