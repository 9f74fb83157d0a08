import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { allLanguages, type DocumentValues } from '#contract/office/content.ts';
import { type ContentFiles, filesBelow, readOptional } from './content-files.ts';
import { readContent } from './content-text.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentKind, documentOf, fileOf, isShared } from './document-files.ts';
import { findDraft, type ListedDraft } from './drafts.ts';
import { textsBeingPublished } from './publications.ts';
import { rebasedDrafts } from './rebase-drafts.ts';

/** The content folder with the drafts over it, at one moment. */
export interface Snapshot {
  drafts: ListedDraft[];
  /** Texts that are being published. */
  publishing: ContentFiles;
  /** Reads the files of the drafts, for writeTree. */
  over: () => Promise<ContentFiles>;
  /** Existing files, those of drafts included. */
  files: Set<string>;
  /** Languages of the site, default first. */
  languages: string[];
  /** A file from its draft, otherwise the published one; null if it is missing. */
  read: (file: string) => Promise<Buffer | null>;
  readPublished: (file: string) => Promise<Buffer | null>;
  /** The published file that its draft is based on, or would be. */
  readBase: (file: string) => Promise<Buffer | null>;
}

/** Reads the drafts and lists the files. */
export async function takeSnapshot(
  deps: Pick<ContentDeps, 'db' | 'contentDir'>,
): Promise<Snapshot> {
  const { db, contentDir } = deps;
  const drafts = await rebasedDrafts(deps);
  const publishing = drafts.length > 0 ? await textsBeingPublished(db) : new Map();
  const byFile = new Map(drafts.map((draft) => [draft.file, draft]));
  const isThere = (file: string) => byFile.get(file)?.bodySize !== null;
  const files = new Set([...(await filesBelow(contentDir)), ...byFile.keys()].filter(isThere));
  const readPublished = (file: string) => readOptional(join(contentDir, file));
  const readSide = (side: 'body' | 'base') => async (file: string) => {
    const draft = byFile.get(file);
    if (draft?.[`${side}Size`] === null) return null;
    // A photograph that has been published meanwhile no longer has a draft.
    const bytes = draft?.[`${side}Text`] ?? (draft && (await findDraft(db, file))?.[side]);
    return bytes ? Buffer.from(bytes) : await readPublished(file);
  };
  const read = readSide('body');
  return {
    drafts,
    publishing,
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

/** Files of a document by language, or by `all`, whether they exist or not. */
export const filesOf = (
  { languages }: Pick<Snapshot, 'languages'>,
  id: string,
  kind: DocumentKind,
): [language: string, file: string][] =>
  (isShared(kind) ? [allLanguages] : languages).map((language) => [
    language,
    fileOf(id, kind, language),
  ]);

/** Values of a document by language, from its existing files. */
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

/** Kinds of all documents, by id. */
export function documentsIn({ files }: Pick<Snapshot, 'files'>): Map<string, DocumentKind> {
  const found = [...files].flatMap((file) => documentOf(file) ?? []);
  return new Map(found.map(({ id, kind }) => [id, kind]));
}
