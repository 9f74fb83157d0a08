import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltFile, BuiltSite } from '#server/http/built-site.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const isText = (type: string) => /^text|json|svg|xml/.test(type);

/** All addresses of a file: /about/ and /about for about/index.html. */
function addressesOf(file: string): string[] {
  const path = `/${file}`;
  if (path.endsWith('/index.html')) {
    const folder = path.slice(0, -'index.html'.length);
    return [path, folder, folder.replace(/(.)\/$/, '$1')];
  }
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
}

async function readFileOf(folder: string, name: string): Promise<BuiltFile> {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const identity = await readFile(join(folder, name));
  return {
    name,
    type,
    etag: `"${name}"`,
    cacheControl: 'public, max-age=0, must-revalidate',
    bodies: isText(type)
      ? { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }
      : { identity },
  };
}

/** A built site of somebody else, compressed as ours is, to be served by our server. */
export async function readPeer(folder: string): Promise<BuiltSite> {
  const names = await Array.fromAsync(glob('**/*.*', { cwd: folder }));
  const site = new Map<string, BuiltFile>();
  for (const name of names) {
    const file = await readFileOf(folder, name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EISDIR') return undefined;
      throw error;
    });
    if (file) for (const address of addressesOf(name)) site.set(address, file);
  }
  if (!site.has('/')) throw new Error(`${folder} holds no index.html`);
  return site;
}
