import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A document of the project: its name below the root, and its text. */
export interface Document {
  name: string;
  text: string;
}

const read = (name: string): Document => ({ name, text: readFileSync(name, 'utf8') });

/** All documents, except pictures and licences. */
export const documents: Document[] = globSync('{*.md,{docs,simulator,deploy}/**/*.md}')
  .sort()
  .map(read);

/** All code and settings, in which a name that a document mentions must occur. */
export const sources: Document[] = globSync(
  '{*.ts,*.json,.*rc,.*.cjs,.ci/run,deploy/*,{benches,contract,deploy,integrations,publisher,scripts,server,simulator,src,tests}/**/*.*}',
)
  .filter((name) => !/\.(md|svg|woff2|png)$/.test(name) && statSync(name).isFile())
  .map(read);

/** Code spans and blocks of code. */
function codeIn({ text }: Document): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```|^((?: {4}.*\n)+)/gm)];
  const prose = text.replace(/^```\w*\n[\s\S]*?^```/gm, '');
  return [
    ...blocks.flatMap(([, fenced, indented]) => (fenced ?? indented ?? '').split('\n')),
    ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ];
}

const topFolders = new Set(
  globSync(['*', '.ci', '.nvmrc']).filter(
    (name) => !['dist', 'data', 'node_modules'].includes(name),
  ),
);

/** Paths of the project that a document names: those that begin with a folder of the root. */
export function pathsIn(document: Document): string[] {
  return codeIn(document)
    .flatMap((code) => code.split(/[\s'",;()=]+/))
    .map((word) => word.replace(/(?:[.:]|:\d+)$/, ''))
    .filter((word) => word.includes('/') && topFolders.has(word.split('/')[0] ?? ''));
}

/** Files that the operator makes. */
const ownFiles = /^deploy\/\.env$/;

/** Whether a path exists; braces and stars match any name. */
export function exists(path: string): boolean {
  const pattern = path.replace(/\{[^}/,]*\}|…/g, '*').replace(/\/$/, '');
  return ownFiles.test(path) || globSync(pattern).length > 0;
}

/** Links to other files of the project, as paths from the root, with the heading where one is named. */
export function linksIn({ name, text }: Document): { path: string; heading: string | undefined }[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', heading] = target.split('#');
      return { path: file ? normalize(join(dirname(name), file)) : name, heading };
    });
}

/** The headings of a document as the fragments of their links. */
export function headingsIn({ text }: Document): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** npm scripts that a document tells its reader to run. */
export function scriptsIn(document: Document): string[] {
  return codeIn(document).flatMap((code) =>
    [...code.matchAll(/\bnpm (?:--?\S+ )*(?:run (?:--?\S+ )*([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    ),
  );
}

/** Steps of the tests that a document tells its reader to run. */
export function stepsIn(document: Document): string[] {
  return codeIn(document).flatMap((code) =>
    [...code.matchAll(/\bnpm test -- ([a-z -]+)/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

/** Words such as DATA_DIR or PAYMENT_SUCCESS, and the short names that only a table can tell. */
export function capitalsIn(document: Document): string[] {
  return codeIn(document).flatMap(
    (code) => code.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [],
  );
}
