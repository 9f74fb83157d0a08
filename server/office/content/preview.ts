import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { localPath } from '#contract/local-path.ts';
import { contentSecurityPolicy } from '#server/http/pages.ts';
import { filesBelow } from './content-files.ts';
import { writeTree } from './content-tree.ts';
import type { ContentDeps } from './deps.ts';
import { draftFiles } from './drafts.ts';
import { createQueue } from './queue.ts';

/** Address of previews in the office. */
export const previewPath = '/preview';

/** Number of previews kept, for windows that are still open. */
const kept = 3;

/** Previews: pages built with the drafts, each in a folder of its own. */
export interface Previews {
  /** Builds the page of an address. Returns its paths in the office by language, or the output of a failed build. */
  build: (
    address: string,
  ) => Promise<{ paths: Record<string, string> } | { problem: string } | 'notFound'>;
  /** A file of a preview as it is sent; undefined if there is no such file. */
  read: (preview: string, path: string) => Promise<PreviewFile | undefined>;
}

/** A file of a preview. */
interface PreviewFile {
  name: string;
  body: string | Buffer;
  /** Of pages only. */
  contentSecurityPolicy?: string;
}

/** File name of a page, by its path. */
const pageFile = (path: string): string => `${path || 'index'}.html`;

/** Whether addresses in a file are rewritten. */
const isText = (name: string) => /\.(?:html|css|js)$/.test(name);

/**
 * Points root-relative addresses into the preview: every link of a page, and the names of the preview's own files
 * wherever they occur, such as in scripts.
 */
function rewriteAddresses(text: string, prefix: string, names: string[]): string {
  const own = names.map((name) =>
    name.includes('.') ? RegExp.escape(name) : `${RegExp.escape(name)}/`,
  );
  const named = new RegExp(`(["'\`(=\\s,]|&quot;)/(?=(?:${own.join('|')}))`, 'g');
  return text
    .replace(/(\shref=")\/(?!\/)/g, `$1${prefix}/`)
    .replace(named, (_all, start: string) => `${start}${prefix}/`);
}

/** Policy of a page in a frame of the office: its scripts and forms cannot send requests to the office's API. */
const previewPolicy = (html: string): string =>
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

/** Makes the next numbered folder below `previews`; another server may make one at the same moment. */
async function newPreviewFolder(previews: string): Promise<number> {
  await mkdir(previews, { recursive: true });
  const number = Math.max(0, ...(await numbersIn(previews))) + 1;
  try {
    await mkdir(join(previews, String(number)));
    return number;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await newPreviewFolder(previews);
  }
}

/** Previews in the folder `previews`, which servers on the same data share. */
export function createPreviews(deps: ContentDeps, previews: string): Previews {
  const { db, contentDir, workDir, publisher } = deps;
  const folder = join(workDir, 'preview-tree');
  const inTurn = createQueue();

  const build = async (address: string) => {
    await writeTree(folder, contentDir, await draftFiles(db));
    const number = await newPreviewFolder(previews);
    const to = join(previews, String(number));
    const { isBuilt, problem } = await publisher.run('preview', { folder, to, address });
    if (!isBuilt) {
      await rm(to, { recursive: true, force: true });
      return { problem };
    }
    for (const old of (await numbersIn(previews)).filter((one) => one <= number - kept)) {
      await rm(join(previews, String(old)), { recursive: true, force: true });
    }
    const files = await filesBelow(to);
    const paths = languagesIn(folder)
      .map((language) => [language, localPath(language, address)] as const)
      .filter(([, path]) => files.includes(pageFile(path.slice(1))))
      .map(([language, path]) => [language, `${previewPath}/${number}${path}`]);
    return paths.length > 0 ? { paths: Object.fromEntries(paths) } : 'notFound';
  };

  return {
    // All of them use the same copy of the content.
    build: (address) => inTurn(() => build(address)),
    read: async (preview, path) => {
      if (!/^\d{1,9}$/.test(preview)) return undefined;
      const root = join(previews, preview);
      const files = await filesBelow(root);
      const name = [path, pageFile(path)].find((one) => files.includes(one));
      if (name === undefined) return undefined;
      const body = await readFile(join(root, name));
      if (!isText(name)) return { name, body };
      const names = await readdir(root);
      const text = rewriteAddresses(body.toString(), `${previewPath}/${preview}`, names);
      return name.endsWith('.html')
        ? { name, body: text, contentSecurityPolicy: previewPolicy(text) }
        : { name, body: text };
    },
  };
}
