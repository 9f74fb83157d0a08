import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** 40 ms a page; level 11 takes 100 ms for 2% fewer bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Twice Node's thread pool, which compresses and reads files, so that no thread is idle. */
const concurrency = 8;

/** Writes .br and .gz copies of files. */
export async function compressFiles(files: string[]): Promise<void> {
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      const text = await readFile(file);
      await writeFile(`${file}.br`, await toBrotli(text, brotliOptions));
      await writeFile(`${file}.gz`, await toGzip(text));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/**
 * Compresses pages and other text files of a build. HTML of public/, such as Search Console's file, stays as
 * it is: the server recognises pages by their compressed copies.
 */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const root = fileURLToPath(dir);
        const texts = glob('**/*.{css,js,svg,xml,txt,json,webmanifest}', { cwd: root });
        const names = [
          ...pages.map(({ pathname }) => `${pathname || 'index'}.html`),
          ...(await Array.fromAsync(texts)),
        ];
        await compressFiles(names.map((name) => join(root, name)));
      },
    },
  };
}

/** Vite plugin that compresses the text files of the office's build. */
export function compressBundle(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const texts = Object.keys(bundle).filter((name) => /\.(?:css|html|js|svg)$/.test(name));
      await compressFiles(texts.map((name) => join(dir, name)));
    },
  };
}
