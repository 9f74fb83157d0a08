import { allLanguages, documentIdSchema, documentKinds } from '#contract/office/content.ts';

/** Kind of document. */
export type DocumentKind = (typeof documentKinds)[number];

/** A content file and its document; `language` is `all` if the file has the words of every language. */
interface DocumentFile {
  file: string;
  id: string;
  kind: DocumentKind;
  language: string;
}

/** Where the documents of a kind are below content/: in one file, or in a folder of files. */
const layouts: Record<DocumentKind, { ending: string; isFolder?: true; isNested?: true }> = {
  agency: { ending: '.yaml' },
  assistants: { ending: '.yaml' },
  branches: { ending: '.yaml', isFolder: true },
  catalogue: { ending: '.yaml' },
  districts: { ending: '.yaml', isFolder: true },
  labels: { ending: '.yaml' },
  navigation: { ending: '.yaml' },
  office: { ending: '.yaml' },
  pages: { ending: '.yaml', isFolder: true, isNested: true },
  payment: { ending: '.yaml' },
  photos: { ending: '/photos.yaml' },
  policies: { ending: '.md', isFolder: true },
  work: { ending: '/job.yaml', isFolder: true },
};

const openKinds: readonly DocumentKind[] = ['branches', 'districts', 'pages', 'work'];

/** Whether staff may add and remove documents of a kind. The site needs every document of the other kinds. */
export const isOpenKind = (kind: DocumentKind): boolean => openKinds.includes(kind);

/** Whether documents of a kind have all languages in one file. */
export const isShared = (kind: DocumentKind): boolean => kind === 'photos' || kind === 'work';

/** Kind of a document; undefined if no document can have this id. */
export function kindOf(id: string): DocumentKind | undefined {
  if (!documentIdSchema.safeParse(id).success) return undefined;
  const [first, ...slug] = id.split('/');
  const kind = documentKinds.find((one) => one === first);
  if (kind === undefined) return undefined;
  const { isFolder, isNested } = layouts[kind];
  const fits = isFolder ? slug.length === 1 || (isNested && slug.length > 1) : slug.length === 0;
  return fits ? kind : undefined;
}

/** Path of a document's file in a language, below the content folder. */
export function fileOf(id: string, kind: DocumentKind, language: string): string {
  const file = id + layouts[kind].ending;
  return isShared(kind) ? file : `${language}/${file}`;
}

/** The document of a file; undefined for photographs, sounds and unknown files. */
export function documentOf(file: string): DocumentFile | undefined {
  const [, language = allLanguages, path = file] = /^([a-z]{2})\/(.+)$/.exec(file) ?? [];
  const id = path.replace(/\/(?:job|photos)\.yaml$|\.(?:yaml|md)$/, '');
  const kind = kindOf(id);
  if (kind === undefined || fileOf(id, kind, language) !== file) return undefined;
  return { file, id, kind, language: isShared(kind) ? allLanguages : language };
}

const photograph = /^(work\/[a-z0-9]+(?:-[a-z0-9]+)*|photos)\/[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/;

/** Id of the document that a photograph belongs to; undefined if the file is no photograph. */
export const documentOfPhotograph = (file: string): string | undefined =>
  photograph.exec(file)?.[1];
