import { catalogueSchema } from '#contract/catalogue.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import type {
  ContentDocument,
  ContentOverview,
  Draft,
  FieldChange,
  Review,
} from '#contract/office/content.ts';
import { type Texts, textsSchema } from '#contract/office/texts.ts';
import { isGroup } from '#contract/office/values.ts';
import { isSameFile } from './content-files.ts';
import { readContent } from './content-text.ts';
import { describeChanges } from './describe-changes.ts';
import { type DocumentKind, documentOf, fileOf, isShared, kindOf } from './document-files.ts';
import type { ListedDraft } from './drafts.ts';
import type { JsonSchema } from './json-schema.ts';
import type { EditingDeps, PublisherFacts } from './publisher-facts.ts';
import { reviewsIn } from './reviews.ts';
import { documentsIn, filesOf, readValues, type Snapshot, takeSnapshot } from './snapshot.ts';

/** Field that is the title of a document, by kind. */
const titleFields: Partial<Record<DocumentKind, string>> = {
  branches: 'name',
  districts: 'name',
  pages: 'breadcrumb',
  policies: 'breadcrumb',
  work: 'place',
};

/** A top-level field of a file. Parses its lines only, because the list of documents reads 300 files. */
function topField(text: string, field: string): unknown {
  const [lines] = new RegExp(`^${field}:.*(?:\\n +.*)*`, 'm').exec(text) ?? [];
  const fields = readContent(`${field}.yaml`, lines ?? '');
  return isGroup(fields) ? fields[field] : undefined;
}

/** A content file with its text; `language` is `all` if it has the words of every language. */
interface FileText {
  language: string;
  file: string;
  text: string;
}

/** Existing files of a document with their texts. */
async function textsOf(snapshot: Snapshot, id: string, kind: DocumentKind): Promise<FileText[]> {
  const texts = await Promise.all(
    filesOf(snapshot, id, kind).map(async ([language, file]) => {
      const body = snapshot.files.has(file) ? await snapshot.read(file) : null;
      return body ? [{ language, file, text: body.toString() }] : [];
    }),
  );
  return texts.flat();
}

/** Title of a document: the short name of a page, the name of a district, the place of a job; empty otherwise. */
function titleIn(files: FileText[], kind: DocumentKind): Texts {
  const field = titleFields[kind];
  if (field === undefined) return {};
  const values = files.map(({ language, text }) => [language, topField(text, field)] as const);
  const own = isShared(kind) ? values[0]?.[1] : Object.fromEntries(values);
  return textsSchema.safeParse(own).data ?? {};
}

/** Title of a document by language, read from its files. */
export const titleOf = async (snapshot: Snapshot, id: string, kind: DocumentKind): Promise<Texts> =>
  titleIn(await textsOf(snapshot, id, kind), kind);

/** Photographs added, replaced or removed by a draft. */
const photographChanges = (rows: ListedDraft[]): FieldChange[] =>
  rows
    .filter(({ file }) => !documentOf(file))
    .map(({ file, baseSize, bodySize }) => {
      const added = baseSize === null ? 'one more' : 'another one';
      return {
        language: null,
        path: ['photographs', file.split('/').at(-1) ?? file],
        field: 'Photograph',
        before: baseSize === null ? null : 'the earlier one',
        after: bodySize === null ? null : added,
      };
    });

/** Reads what a draft changes: the published files, or those being published if it was saved after them. */
function readBefore(
  { publishing, readPublished }: Snapshot,
  rows: ListedDraft[],
): Snapshot['read'] {
  const isNewer = rows.some(({ file, bodyText }) => {
    const text = publishing.get(file);
    return text !== undefined && !isSameFile(text, bodyText);
  });
  return async (file) => {
    const text = isNewer ? publishing.get(file) : undefined;
    return text === undefined ? await readPublished(file) : text && Buffer.from(text);
  };
}

/** The draft of a document in words; null if it has none. */
async function describeDraft(
  snapshot: Snapshot,
  schema: JsonSchema,
  { id, kind, title }: { id: string; kind: DocumentKind; title: Texts },
): Promise<Draft | null> {
  const rows = snapshot.drafts.filter(({ document }) => document === id);
  const [last] = rows.toSorted((one, other) => other.atMs - one.atMs);
  if (!last) return null;
  const before = await readValues(snapshot, id, kind, readBefore(snapshot, rows));
  const after = await readValues(snapshot, id, kind);
  const changes = [...describeChanges(kind, schema, before, after), ...photographChanges(rows)];
  return { document: id, title, memberName: last.memberName, atMs: last.atMs, changes };
}

/** Sections that show another document, by its kind; those that surely show it first. */
const showingSections: Partial<Record<DocumentKind, RegExp[]>> = {
  agency: [/\btype: contact$/m],
  catalogue: [/\btype: rate-card$/m, /\btype: checkout$/m],
  payment: [/\btype: checkout$/m, /\btype: payment-status$/m],
  photos: [/\btype: photo$/m],
  work: [/\btype: job-list$/m, /\btype: job-strip$/m],
};
/** Kinds that appear on every page; the home page stands for all of them. */
const onEveryPage: DocumentKind[] = ['assistants', 'labels', 'navigation'];

/** Files of the pages that show a document, in the default language. */
async function showingFiles(snapshot: Snapshot, id: string, kind: DocumentKind): Promise<string[]> {
  if (onEveryPage.includes(kind)) return [fileOf('pages/index', 'pages', defaultLanguage)];
  const sections = showingSections[kind];
  if (!sections) return kind === 'office' ? [] : [fileOf(id, kind, defaultLanguage)];
  const pages = [...snapshot.files].filter((file) => file.startsWith(`${defaultLanguage}/pages/`));
  const texts = await Promise.all(
    pages.map(async (file) => ({ file, text: `${await snapshot.read(file)}` })),
  );
  return sections.flatMap((section) =>
    texts.filter(({ text }) => section.test(text)).map(({ file }) => file),
  );
}

/** Names of all services, from the catalogue of the default language. */
async function serviceNames({ read }: Snapshot): Promise<string[]> {
  const body = await read(fileOf('catalogue', 'catalogue', defaultLanguage));
  const { data } = catalogueSchema.safeParse(
    body && readContent('catalogue.yaml', body.toString()),
  );
  return (data?.categories ?? []).flatMap(({ services }) => services.map(({ name }) => name));
}

/** A document with its draft, if it has one; undefined if there is no such document. */
export async function viewDocument(
  snapshot: Snapshot,
  facts: PublisherFacts,
  id: string,
): Promise<ContentDocument | undefined> {
  const kind = kindOf(id);
  if (kind === undefined) return undefined;
  const values = await readValues(snapshot, id, kind);
  if (Object.keys(values).length === 0) return undefined;
  const schema = await facts.schemaOf(kind);
  const title = await titleOf(snapshot, id, kind);
  const draft = await describeDraft(snapshot, schema, { id, kind, title });
  return {
    id,
    kind,
    title,
    isDraft: draft !== null,
    values,
    schema: { ...schema },
    draft,
    services: await serviceNames(snapshot),
  };
}

/** Addresses of the pages that show a document, in the default language; undefined if there is no such document. */
export async function addressesOf(
  snapshot: Snapshot,
  facts: PublisherFacts,
  id: string,
): Promise<string[] | undefined> {
  const kind = documentsIn(snapshot).get(id);
  if (kind === undefined) return undefined;
  const files = await showingFiles(snapshot, id, kind);
  const addresses: string[] = [];
  for (const file of files) addresses.push(...(await facts.addressesOf(file, snapshot.over)));
  return [...new Set(addresses)];
}

/** Drafts in words, newest first. Takes a snapshot unless it is given one. */
export async function listDrafts(
  { facts, ...deps }: Pick<EditingDeps, 'db' | 'contentDir' | 'facts'>,
  taken?: Snapshot,
): Promise<Draft[]> {
  const snapshot = taken ?? (await takeSnapshot(deps));
  const ids = new Set(snapshot.drafts.map(({ document }) => document));
  const drafts = await Promise.all(
    [...ids].map(async (id) => {
      const kind = kindOf(id);
      if (kind === undefined) return [];
      const title = await titleOf(snapshot, id, kind);
      const schema = await facts.schemaOf(kind);
      return (await describeDraft(snapshot, schema, { id, kind, title })) ?? [];
    }),
  );
  return drafts.flat().sort((one, other) => other.atMs - one.atMs);
}

/** Reviews in the files of a document. */
function reviewsOf(files: FileText[]): Review[] {
  const reviews = new Map<string, Review>();
  for (const { language, file, text } of files) {
    for (const { path, name, text: words } of reviewsIn(file, text)) {
      const key = path.join('.');
      const other = reviews.get(key);
      reviews.set(key, {
        path,
        name: { ...other?.name, [language]: name },
        text: { ...other?.text, [language]: words },
      });
    }
  }
  return [...reviews.values()];
}

/** First photograph that a job names, below content/. */
function photographOf(files: FileText[], id: string, kind: DocumentKind): string | null {
  if (kind !== 'work') return null;
  const [, name] = /\bfile: ["']?([a-z0-9-]+\.jpg)/.exec(files[0]?.text ?? '') ?? [];
  return name === undefined ? null : `${id}/${name}`;
}

/** All documents except those that a draft removes. */
export async function listDocuments(snapshot: Snapshot): Promise<ContentOverview['documents']> {
  const drafted = new Set(snapshot.drafts.map(({ document }) => document));
  const documents = await Promise.all(
    [...documentsIn(snapshot)].map(async ([id, kind]) => {
      const files = await textsOf(snapshot, id, kind);
      return {
        id,
        kind,
        title: titleIn(files, kind),
        isDraft: drafted.has(id),
        reviews: reviewsOf(files),
        photograph: photographOf(files, id, kind),
      };
    }),
  );
  return documents.sort((one, other) => (one.id < other.id ? -1 : 1));
}
