import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  allLanguages,
  type ContentDocument,
  type DocumentValues,
  type FieldPath,
  type OfficeMistake,
  type saveSchema,
} from '#contract/office/content.ts';
import { type MergeConflict, mergeFields } from '#contract/office/merge-fields.ts';
import { isGroup } from '#contract/office/values.ts';
import { RefusalError } from '../refusal.ts';
import { editContent } from './content-text.ts';
import { documentName, fieldName, valueInWords } from './describe-changes.ts';
import {
  type DocumentKind,
  documentOfPhotograph,
  isOpenKind,
  isShared,
  kindOf,
} from './document-files.ts';
import { viewDocument } from './documents.ts';
import { type DraftChange, StaleDraft, storeDrafts } from './drafts.ts';
import { toOfficeMistakes } from './mistakes.ts';
import type { EditingDeps } from './publisher-facts.ts';
import { filesOf, readValues, type Snapshot, takeSnapshot } from './snapshot.ts';
import { readUpload } from './uploads.ts';

/** The parsed body of a save. */
type Save = z.output<typeof saveSchema>;

const badRequest = () => new RefusalError(400, 'badRequest');

/** Keys through which JSON could reach an object's prototype. */
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

/** More items than any list of the content has. Longer lists would be slow to compare. */
const longestList = 500;

/** Whether a value contains something that no form sends. */
const isForged = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((Array.isArray(value) && value.length > longestList) ||
    Object.entries(value).some(([key, of]) => forbiddenKeys.includes(key) || isForged(of)));

/** Kind of the document. Throws a RefusalError for an id or values that no form sends. */
function checkedKind({ id, before, after }: Save, { languages }: Snapshot): DocumentKind {
  const kind = kindOf(id);
  if (kind === undefined || isForged(before) || isForged(after)) throw badRequest();
  const known = filesOf({ languages }, id, kind).map(([language]) => language);
  const entries = Object.entries(after);
  const isKnown = entries.every(([language, value]) => known.includes(language) && isGroup(value));
  const isWhole = entries.length > 0 && before !== null;
  if (!isKnown || !(isWhole || isOpenKind(kind))) throw badRequest();
  return kind;
}

interface Stored {
  kind: DocumentKind;
  values: DocumentValues;
}

/** Splits a path into the values of a document, which begins with the language. */
const splitPath = ([language, ...path]: FieldPath) => ({
  language: language === undefined || language === allLanguages ? null : String(language),
  path,
});

/** Refusal with the fields that the member and somebody else have changed differently. */
async function conflictOf(
  { facts }: EditingDeps,
  snapshot: Snapshot,
  { id, after }: Save,
  conflicts: MergeConflict[],
  kind: DocumentKind,
): Promise<RefusalError> {
  const document = await viewDocument(snapshot, facts, id);
  const schema = await facts.schemaOf(kind);
  const described = conflicts.map(({ path: whole, theirs, mine }) => {
    const { language, path } = splitPath(whole);
    const sent = after[String(whole[0])];
    return {
      language,
      path,
      field: fieldName(schema, sent, path) || documentName(kind),
      theirs: valueInWords(schema, sent, path, theirs),
      mine: valueInWords(schema, sent, path, mine),
    };
  });
  return new RefusalError(409, {
    code: 'conflict',
    conflicts: described,
    ...(document?.draft && { memberName: document.draft.memberName }),
    ...(document && { document }),
  });
}

/** The values to store. Throws a RefusalError for conflicts. */
async function mergedValues(
  deps: EditingDeps,
  snapshot: Snapshot,
  save: Save,
  stored: Stored,
): Promise<DocumentValues> {
  const { value, conflicts } = mergeFields(save.before ?? {}, stored.values, save.after);
  // A repeated save, whose first answer was lost, finds its own document.
  const isTaken =
    save.before === null &&
    Object.keys(stored.values).length > 0 &&
    !isDeepStrictEqual(stored.values, save.after);
  if (isTaken || conflicts.length > 0) {
    throw await conflictOf(deps, snapshot, save, conflicts, stored.kind);
  }
  return isGroup(value) ? value : {};
}

/** A file to be stored. */
type NewFile = Pick<DraftChange, 'file' | 'body'>;

/** Files of the document whose values change. */
async function changedTexts(
  { facts }: EditingDeps,
  snapshot: Snapshot,
  id: string,
  { kind, values }: Stored,
  wanted: DocumentValues,
): Promise<NewFile[]> {
  const schema = await facts.schemaOf(kind);
  const files = await Promise.all(
    filesOf(snapshot, id, kind).map(async ([language, file]): Promise<NewFile[]> => {
      const value = wanted[language];
      if (isDeepStrictEqual(value, values[language])) return [];
      if (value === undefined) return [{ file, body: null }];
      // Based on the published text, so that undoing a change restores it byte for byte.
      const text = (await snapshot.readPublished(file)) ?? (await snapshot.read(file)) ?? '';
      return [{ file, body: Buffer.from(editContent(file, text.toString(), value, schema)) }];
    }),
  );
  return files.flat();
}

/** File names of photographs anywhere in a value. */
function photographsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.endsWith('.jpg') ? [value] : [];
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(photographsIn)
    : [];
}

/** New photographs of a document, and photographs that a job no longer names, to be deleted. */
async function changedPhotographs(
  { db }: EditingDeps,
  { files }: Snapshot,
  { id, photographs }: Save,
  kind: DocumentKind,
  wanted: DocumentValues,
): Promise<NewFile[]> {
  const names = Object.entries(photographs);
  if (!isShared(kind)) {
    if (names.length > 0) throw badRequest();
    return [];
  }
  const added = await Promise.all(
    names.map(async ([name, upload]) => {
      const body = await readUpload(db, upload);
      if (body) return { file: `${id}/${name}`, body };
      const reason = 'the photograph is no longer on the server: choose it again';
      const mistake = { document: id, language: null, path: ['photographs'], reason };
      throw new RefusalError(422, { code: 'mistakes', mistakes: [mistake] });
    }),
  );
  if (kind !== 'work') return added;
  const named = new Set([...photographsIn(wanted), ...names.map(([name]) => name)]);
  const removed = [...files].filter(
    (file) => documentOfPhotograph(file) === id && !named.has(file.split('/').at(-1) ?? ''),
  );
  return [...added, ...removed.map((file) => ({ file, body: null }))];
}

/** Throws a RefusalError if the content would have mistakes. */
async function checkFiles(
  { facts }: EditingDeps,
  { over }: Snapshot,
  id: string,
  files: NewFile[],
): Promise<void> {
  const found = await facts.check(
    new Map([...(await over()), ...files.map(({ file, body }) => [file, body] as const)]),
  );
  if (found.length === 0) return;
  const isElsewhere = ({ document }: OfficeMistake) => Number(document !== id);
  const mistakes = toOfficeMistakes(found).sort(
    (one, other) => isElsewhere(one) - isElsewhere(other),
  );
  throw new RefusalError(422, { code: 'mistakes', mistakes });
}

async function saveOnce(deps: EditingDeps, save: Save, memberName: string): Promise<void> {
  const snapshot = await takeSnapshot(deps);
  const kind = checkedKind(save, snapshot);
  const stored = { kind, values: await readValues(snapshot, save.id, kind) };
  const wanted = await mergedValues(deps, snapshot, save, stored);
  const files = [
    ...(await changedTexts(deps, snapshot, save.id, stored, wanted)),
    ...(await changedPhotographs(deps, snapshot, save, kind, wanted)),
  ];
  if (files.length === 0) return;
  await checkFiles(deps, snapshot, save.id, files);
  const drafts = new Map(snapshot.drafts.map((draft) => [draft.file, draft]));
  const changes = await Promise.all(
    files.map(async (one): Promise<DraftChange> => {
      return {
        ...one,
        document: save.id,
        base: await snapshot.readBase(one.file),
        revision: drafts.get(one.file)?.revision ?? null,
        memberName,
        atMs: deps.nowMs(),
      };
    }),
  );
  await storeDrafts(deps.db, changes);
}

/** Attempts at a save while other servers store drafts of the same files. */
const mostTries = 3;

/**
 * Saves the changed fields of a form as a draft. Returns the document with that draft; undefined if the save removes
 * the document. Throws a RefusalError for mistakes, conflicts and anything that no form sends.
 */
export async function saveDocument(
  deps: EditingDeps,
  save: Save,
  memberName: string,
): Promise<ContentDocument | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      await saveOnce(deps, save, memberName);
      return await viewDocument(await takeSnapshot(deps), deps.facts, save.id);
    } catch (error) {
      if (!(error instanceof StaleDraft) || tries === mostTries) throw error;
    }
  }
}
