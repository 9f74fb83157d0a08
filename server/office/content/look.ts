import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { localPath } from '#contract/local-path.ts';
import { contentSecurityPolicy } from '#server/http/pages.ts';
import { filesBelow, writeTree } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { draftFiles } from './drafts.ts';
import { createQueue } from './queue.ts';

/** Where looks are in the office. */
export const lookPath = '/look';

/** Looks that are kept, for windows that are still open. */
const kept = 3;

interface Looked {
  paths: Record<string, string>;
}

/** Pages with drafts, built to be looked at. */
export interface Looks {
  /** Builds the page of an address; paths in the office by language, or lines of a build that failed. */
  build: (address: string) => Promise<Looked | { problem: string } | 'notFound'>;
  /** A file of a look as it is sent; undefined if there is none. */
  read: (look: string, path: string) => Promise<LookFile | undefined>;
}

/** A file of a look, with the policy of a page. */
export interface LookFile {
  name: string;
  body: string | Buffer;
  contentSecurityPolicy?: string;
}

/** File of a page below the folder of a look. */
const pageFile = (path: string): string => `${path || 'index'}.html`;

/** Texts in which addresses are rewritten. */
const isText = (name: string) => /\.(?:html|css|js)$/.test(name);

/**
 * Leads root-relative addresses into the look: every link of a page, and names of the look's own files wherever they
 * are, such as in scripts.
 */
export function rewriteAddresses(text: string, prefix: string, names: string[]): string {
  const own = names.map((name) =>
    name.includes('.') ? RegExp.escape(name) : `${RegExp.escape(name)}/`,
  );
  const named = new RegExp(`(["'\`(=\\s,]|&quot;)/(?=(?:${own.join('|')}))`, 'g');
  return text
    .replace(/(\shref=")\/(?!\/)/g, `$1${prefix}/`)
    .replace(named, (_all, start: string) => `${start}${prefix}/`);
}

/** The policy of a page in a frame of the office: its scripts reach none of the office's own addresses. */
export const lookPolicy = (html: string): string =>
  contentSecurityPolicy(html)
    .split(';')
    .map((directive) =>
      directive
        .replace(/^(connect-src|form-action) .*/, "$1 'none'")
        .replace(/^frame-ancestors .*/, "frame-ancestors 'self'"),
    )
    .join(';');

const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);

/** A new folder below `looks`; another server may make one at the same moment. */
async function newLook(looks: string): Promise<number> {
  await mkdir(looks, { recursive: true });
  const number = Math.max(0, ...(await numbersIn(looks))) + 1;
  try {
    await mkdir(join(looks, String(number)));
    return number;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await newLook(looks);
  }
}

/** Looks in a folder that servers on the same data share. */
export function createLooks(deps: ContentDeps, looks: string): Looks {
  const { db, contentDir, workDir, publisher } = deps;
  const folder = join(workDir, 'look-tree');
  const inTurn = createQueue();

  const build = async (address: string) => {
    await writeTree(folder, contentDir, await draftFiles(db));
    const number = await newLook(looks);
    const to = join(looks, String(number));
    const { isBuilt, problem } = await publisher.ask('look', { folder, to, address });
    if (!isBuilt) {
      await rm(to, { recursive: true, force: true });
      return { problem };
    }
    for (const old of (await numbersIn(looks)).filter((one) => one <= number - kept)) {
      await rm(join(looks, String(old)), { recursive: true, force: true });
    }
    const files = await filesBelow(to);
    const paths = languagesIn(folder)
      .map((language) => [language, localPath(language, address)] as const)
      .filter(([, path]) => files.includes(pageFile(path.slice(1))))
      .map(([language, path]) => [language, `${lookPath}/${number}${path}`]);
    return paths.length > 0 ? { paths: Object.fromEntries(paths) } : 'notFound';
  };

  return {
    // They share the tree.
    build: (address) => inTurn(() => build(address)),
    read: async (look, path) => {
      if (!/^\d{1,9}$/.test(look)) return undefined;
      const root = join(looks, look);
      const files = await filesBelow(root);
      const name = [path, pageFile(path)].find((one) => files.includes(one));
      if (name === undefined) return undefined;
      const body = await readFile(join(root, name));
      if (!isText(name)) return { name, body };
      const names = await readdir(root);
      const text = rewriteAddresses(body.toString(), `${lookPath}/${look}`, names);
      return name.endsWith('.html')
        ? { name, body: text, contentSecurityPolicy: lookPolicy(text) }
        : { name, body: text };
    },
  };
}
