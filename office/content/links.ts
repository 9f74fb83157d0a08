import type { FieldPath } from '#contract/office/content.ts';

/** The page that edits a document; the catalogue has a table of its prices. */
export const editorLink = (id: string): string =>
  id === 'catalogue' ? '/content/prices' : `/content/edit/${id}`;

/** The form of a document, opened at a field. */
export const fieldLink = (id: string, path: FieldPath): string =>
  `/content/edit/${id}?${new URLSearchParams({ at: path.join('.') })}`;

/** The first page that shows a document, with its draft. */
export const lookLink = (document: string): string =>
  `/content/look?${new URLSearchParams({ document })}`;

/** A photograph of the content by its file, or an upload by its id. */
export const photographSrc = (photograph: { file: string } | { id: string }): string =>
  `/api/content/photograph?${new URLSearchParams(photograph)}`;
