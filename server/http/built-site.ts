import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** How a file of the built site is sent. */
export interface FileHeaders {
  /** Below the folder of the built site: about.html. */
  name: string;
  type: string;
  /** Strong, of the uncompressed body. */
  etag: string;
  cacheControl: string;
  /** Only of pages. */
  contentSecurityPolicy?: string;
}

/** A file of the built site, held in memory with its compressed forms. */
export interface BuiltFile extends FileHeaders {
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** The site by request path: /about, /share/index.png. Nothing else can be served. */
export type BuiltSite = ReadonlyMap<string, BuiltFile>;

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Names with a content hash never change; pages are checked by ETag; the rest lives a day. */
function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return extension === 'html' ? 'public, max-age=0, must-revalidate' : 'public, max-age=86400';
}

const requestPath = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

async function readBuiltFile(directory: string, file: string): Promise<BuiltFile | undefined> {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = types[extension];
  if (!type) return undefined;
  const read = (suffix: string) =>
    readFile(join(directory, file + suffix)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  const [identity, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
  if (!identity) return undefined;
  return {
    name: file,
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControlOf(`/${file}`, extension),
    ...(extension === 'html'
      ? { contentSecurityPolicy: contentSecurityPolicy(identity.toString()) }
      : {}),
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

/** Few enough for the number of open files that a process may have, however large the site is. */
const filesAtOnce = 100;

/** The files of a built site in turn, each with its request path. */
export async function* builtFilesOf(directory: string): AsyncGenerator<[string, BuiltFile]> {
  const files = (await Array.fromAsync(glob('**/*.*', { cwd: directory }))).sort();
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const some = files.slice(first, first + filesAtOnce);
    const read = await Promise.all(some.map((file) => readBuiltFile(directory, file)));
    for (const file of read) if (file) yield [requestPath(file.name), file];
  }
}

/** Reads a built site into memory. Throws an Error with advice where there is none. */
export async function readBuiltSite(directory: string): Promise<BuiltSite> {
  const site = new Map(await Array.fromAsync(builtFilesOf(directory)));
  if (!site.has('/')) {
    throw new Error(`There is no built site in "${directory}". Run: npm run build`);
  }
  return site;
}
