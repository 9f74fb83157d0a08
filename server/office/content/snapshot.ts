import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { allLanguages, type DocumentValues } from '#contract/office/content.ts';
import { readContent } from './content-text.ts';
import { type ContentFiles, filesBelow } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentKind, documentOf, fileOf, isShared } from './document-files.ts';
import { findDraft, type ListedDraft } from './drafts.ts';
import { readOptional, rebasedDrafts } from './rebase-drafts.ts';

/** The content folder with the drafts over it, as they are at one moment. */
export interface Snapshot {
  drafts: ListedDraft[];
  /** Reads their files. */
  over: () => Promise<ContentFiles>;
  /** Files that are there, drafts included. */
  files: Set<string>;
  /** Languages of the site, the default one first. */
  languages: string[];
  /** A file as its draft has it, or as published; null if there is none. */
  read: (file: string) => Promise<Buffer | null>;
  readPublished: (file: string) => Promise<Buffer | null>;
  /** The published file that its draft was made from, or would be. */
  readBase: (file: string) => Promise<Buffer | null>;
}

/** Reads the drafts, and which files there are. */
export async function takeSnapshot(
  deps: Pick<ContentDeps, 'db' | 'contentDir'>,
): Promise<Snapshot> {
  const { db, contentDir } = deps;
  const drafts = await rebasedDrafts(deps);
  const byFile = new Map(drafts.map((draft) => [draft.file, draft]));
  const isThere = (file: string) => byFile.get(file)?.bodySize !== null;
  const files = new Set([...(await filesBelow(contentDir)), ...byFile.keys()].filter(isThere));
  const readPublished = (file: string) => readOptional(join(contentDir, file));
  const readSide = (side: 'body' | 'base') => async (file: string) => {
    const draft = byFile.get(file);
    if (draft?.[`${side}Size`] === null) return null;
    // A photograph that is published meanwhile has no draft any more.
    const bytes = draft?.[`${side}Text`] ?? (draft && (await findDraft(db, file))?.[side]);
    return bytes ? Buffer.from(bytes) : await readPublished(file);
  };
  const read = readSide('body');
  return {
    drafts,
    over: async () =>
      new Map(await Promise.all(drafts.map(async ({ file }) => [file, await read(file)] as const))),
    files,
    languages: languagesIn(contentDir).sort(
      (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage),
    ),
    read,
    readPublished,
    readBase: readSide('base'),
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
