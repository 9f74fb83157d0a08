/**
 * Closes shapes of drawings in their own tag, `<path/>` for `<path></path>`: React writes the long form,
 * and a page has a hundred of them.
 */
export const shortenTags = (html: string): string =>
  html.replace(/<(circle|path)(\s[^>]*)><\/\1>/g, '<$1$2/>');

/** Leaves the value out of flags, `data-open` for `data-open="true"`: React writes it, and nothing reads it. */
export const shortenFlags = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(/( data-[\w-]+)="true"(?=[ >])/g, '$1'));

/** Takes the indentation out of scripts that Astro leaves as they are written (`is:inline`). */
export const shortenScripts = (html: string): string =>
  html.replace(/(?<=<script>)[^<]*(?=<\/script>)/g, (script) =>
    script.trim().replace(/\n\s*/g, '\n'),
  );
