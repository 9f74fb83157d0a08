import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type BuiltFile,
  type BuiltSite,
  type BuiltText,
  headersOf,
} from '#server/http/built-site.ts';

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

function textOf(name: string, identity: Buffer): BuiltText {
  return {
    ...headersOf(name),
    etag: `"${name}"`,
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
}

/** A built site of somebody else, its texts compressed as ours are, to be served by our server. */
export async function readPeer(directory: string): Promise<BuiltSite> {
  const folder = resolve(directory);
  const texts = new Map<string, BuiltText>();
  const files = new Map<string, BuiltFile>();
  const entries = await Array.fromAsync(glob('**/*.*', { cwd: folder, withFileTypes: true }));
  for (const entry of entries.filter((one) => one.isFile())) {
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const isHeld = isText(headersOf(name).type);
    const text = isHeld && textOf(name, await readFile(join(folder, name)));
    for (const address of addressesOf(name)) {
      if (text) texts.set(address, text);
      else files.set(address, { name, ...headersOf(name) });
    }
  }
  if (!texts.has('/')) throw new Error(`${folder} holds no index.html`);
  return { folder, texts, files };
}
