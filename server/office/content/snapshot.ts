import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { allLanguages, type DocumentValues } from '#contract/office/content.ts';
import { readContent } from './content-text.ts';
import { type ContentFiles, filesBelow } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentKind, documentOf, fileOf, isShared } from './document-files.ts';
import type { DraftRow } from './drafts.ts';
import { readOptional, rebasedDrafts } from './rebase-drafts.ts';

/** The content folder with the drafts over it, as they are at one moment. */
export interface Snapshot {
  drafts: DraftRow[];
  /** Their files. */
  over: ContentFiles;
  /** Files that are there, drafts included. */
  files: Set<string>;
  /** Languages of the site, the default one first. */
  languages: string[];
  /** A file as its draft has it, or as published; null if there is none. */
  read: (file: string) => Promise<Buffer | null>;
  readPublished: (file: string) => Promise<Buffer | null>;
}

/** Reads the drafts, and which files there are. */
export async function takeSnapshot(
  deps: Pick<ContentDeps, 'db' | 'contentDir'>,
): Promise<Snapshot> {
  const { contentDir } = deps;
  const drafts = await rebasedDrafts(deps);
  const over = new Map(drafts.map(({ file, body }) => [file, body]));
  const published = (await filesBelow(contentDir)).filter((file) => over.get(file) !== null);
  const added = drafts.filter(({ body }) => body !== null).map(({ file }) => file);
  const readPublished = (file: string) => readOptional(join(contentDir, file));
  return {
    drafts,
    over,
    files: new Set([...published, ...added]),
    languages: languagesIn(contentDir).sort(
      (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage),
    ),
    read: async (file) => {
      const body = over.get(file);
      if (body === undefined) return await readPublished(file);
      return body && Buffer.from(body);
    },
    readPublished,
  };
}

/** Files of a document by language, or by `all`, whether they are there or not. */
export const filesOf = (
  { languages }: Pick<Snapshot, 'languages'>,
  id: string,
  kind: DocumentKind,
): [language: string, file: string][] =>
  (isShared(kind) ? [allLanguages] : languages).map((language) => [
    language,
    fileOf(id, kind, language),
  ]);

/** Values of a document by language; of those that are there. */
export async function readValues(
  snapshot: Snapshot,
  id: string,
  kind: DocumentKind,
  read: Snapshot['read'] = snapshot.read,
): Promise<DocumentValues> {
  const values = await Promise.all(
    filesOf(snapshot, id, kind).map(async ([language, file]) => {
      const body = await read(file);
      return body === null ? [] : [[language, readContent(file, body.toString())] as const];
    }),
  );
  return Object.fromEntries(values.flat());
}

/** Ids of all documents with their kinds. */
export function documentsIn({ files }: Pick<Snapshot, 'files'>): Map<string, DocumentKind> {
  const found = [...files].flatMap((file) => documentOf(file) ?? []);
  return new Map(found.map(({ id, kind }) => [id, kind]));
}
