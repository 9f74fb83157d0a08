import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import { contentType } from 'mime-types';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** How a file of the built site is sent. */
interface FileHeaders {
  type: string;
  cacheControl: string;
}

/** A text that the build has compressed: a page, a script, a sitemap. It is kept in memory. */
export interface BuiltText extends FileHeaders {
  /** Strong, of the uncompressed body. */
  etag: string;
  /** Only of pages. */
  contentSecurityPolicy?: string;
  bodies: Record<'identity' | 'br' | 'gzip', Buffer>;
}

/** Any other file: a picture, a video, an HTML file from public/. It is streamed from disk. */
export interface BuiltFile extends FileHeaders {
  /** Path below the folder of the built site: share/index.png. */
  name: string;
}

/** All that the server sends, by decoded request path: /about, /share/index.png. */
export interface BuiltSite {
  /** Absolute path of its folder. */
  folder: string;
  texts: ReadonlyMap<string, BuiltText>;
  files: ReadonlyMap<string, BuiltFile>;
}

/**
 * Names with a content hash never change. HTML is revalidated always, and so is the data of its scripts,
 * which must fit them; everything else after a day.
 */
function cacheControlOf(name: string): string {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return /\.(?:html|json)$/.test(name) ? 'no-cache' : 'public, max-age=86400';
}

/** Content type and cache lifetime of a file, by its name. */
const headersOf = (name: string): FileHeaders => ({
  type: contentType(extname(name)) || 'application/octet-stream',
  cacheControl: cacheControlOf(name),
});

/** Paths of all files below a folder. Symbolic links are left out: they may lead out of it. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function readText(folder: string, name: string): Promise<BuiltText> {
  const read = (ending: string) => readFile(join(folder, name + ending));
  const [identity, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
  return {
    ...headersOf(name),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 12)}"`,
    ...(name.endsWith('.html') && {
      contentSecurityPolicy: contentSecurityPolicy(identity.toString()),
    }),
    bodies: { identity, br, gzip },
  };
}

const pagePath = (name: string) => `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** Few enough for the number of open files that a process may have, however large the site is. */
const textsAtOnce = 30;

/**
 * Lists the files of a built site and reads its texts into memory: every file that has compressed forms
 * beside it. HTML without them is not a page but a file from public/, such as the verification file of
 * Google Search Console, so its address keeps the .html. Throws an Error with advice where there is no
 * built site.
 */
export async function readBuiltSite(directory: string): Promise<BuiltSite> {
  // Not by a link, which may lead to another site while a file is read.
  const folder = await realpath(directory).catch(() => resolve(directory));
  const names = new Set(await namesIn(folder).catch(noneIfMissing));
  const isText = (name: string) => names.has(`${name}.br`) && names.has(`${name}.gz`);
  const textNames = [...names].filter(isText);
  const texts = new Map<string, BuiltText>();
  for (let first = 0; first < textNames.length; first += textsAtOnce) {
    const some = textNames.slice(first, first + textsAtOnce);
    const read = await Promise.all(
      some.map(async (name) => [pagePath(name), await readText(folder, name)] as const),
    );
    for (const [path, text] of read) texts.set(path, text);
  }
  if (!texts.has('/')) {
    throw new Error(`There is no built site in "${directory}". Run: npm run build`);
  }
  const files = [...names].filter((name) => !isText(name.replace(/\.(br|gz)$/, '')));
  return {
    folder,
    texts,
    files: new Map(files.map((name) => [`/${name}`, { name, ...headersOf(name) }])),
  };
}

/** Makes a running server send the site of another folder. A request that has begun gets the old one. */
export async function reloadSite(site: BuiltSite, directory: string): Promise<void> {
  Object.assign(site, await readBuiltSite(directory));
}
