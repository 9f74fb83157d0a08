/**
 * Closes shapes of drawings in their own tag, `<path/>` for `<path></path>`: React writes the long form,
 * and a page has a hundred of them.
 */
export const shortenTags = (html: string): string =>
  html.replace(/<(circle|path)(\s[^>]*)><\/\1>/g, '<$1$2/>');

/** Takes the indentation out of scripts that Astro leaves as they are written (`is:inline`). */
export const shortenScripts = (html: string): string =>
  html.replace(/(?<=<script>)[^<]*(?=<\/script>)/g, (script) =>
    script.trim().replace(/\n\s*/g, '\n'),
  );
