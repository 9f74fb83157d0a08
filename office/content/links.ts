import type { FieldPath } from '#contract/office/content.ts';

/** Path of the page that edits a document. The catalogue opens as the table of prices. */
export const editorLink = (id: string): string =>
  id === 'catalogue' ? '/content/prices' : `/content/edit/${id}`;

/**
 * Path of a document's form, opened at a field. With a language, the path is that in its file, where words have no key of
 * a language.
 */
export const fieldLink = (id: string, path: FieldPath, language?: string | null): string =>
  `/content/edit/${id}?${new URLSearchParams({
    at: path.join('.'),
    ...(language && { in: language }),
  })}`;

/** Path of the preview of the first page that shows a document. */
export const previewLink = (document: string): string =>
  `/content/preview?${new URLSearchParams({ document })}`;

/**
 * URL of a photograph: by its file in the content, or by the id of its upload. `at` has the time of the draft, because
 * a browser that has shown a file does not load it again.
 */
export const photographSrc = (photograph: { file: string; at?: string } | { id: string }): string =>
  `/api/content/photograph?${new URLSearchParams(photograph)}`;
