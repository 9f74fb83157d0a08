import type { DocumentRow } from '#contract/office/content.ts';
import { searchText } from '#contract/search-text.ts';
import type { ContentWords } from '../../words/words.ts';
import { documentTitle } from '../document-title.ts';

interface DocumentSearch {
  kind: DocumentRow['kind'] | undefined;
  search: string;
}

/** Documents whose title, in any language, or id has all words of a search, of one kind or all; sorted by title. */
export function findDocuments(
  documents: DocumentRow[],
  { kind, search }: DocumentSearch,
  words: ContentWords,
): DocumentRow[] {
  const wanted = searchText(search).split(/\s+/).filter(Boolean);
  const named = documents.map((row) => ({ row, title: documentTitle(row, words) }));
  return named
    .filter(({ row, title }) => {
      const text = searchText([title, ...Object.values(row.title), row.id].join(' '));
      return (!kind || row.kind === kind) && wanted.every((word) => text.includes(word));
    })
    .sort((one, other) => one.title.localeCompare(other.title))
    .map(({ row }) => row);
}
