import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { builtFiles, forEachFile } from './built-pages.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * So many files of each language get brotli's best level, which takes a processor 50 ms; any more get
 * one that takes 1 ms and makes them a tenth larger (decision 12). The site has 88.
 */
const bestFiles = 100;
const levels = { best: 11, quick: 6 };

/** Astro integration: puts a .br and a .gz beside every text file. */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const languages = await readdir('content');
        const files = await builtFiles(dir, '**/*.{html,css,js,svg,xml,txt,json,webmanifest}');
        // Short addresses first: the home page and the main ones before the many of a kind.
        files.sort((one, other) => one.length - other.length);
        await forEachFile(files, (file, index) =>
          compressFile(file, index < bestFiles * languages.length ? levels.best : levels.quick),
        );
      },
    },
  };
}

async function compressFile(file: string, level: number): Promise<void> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([brotliOf(body, level), toGzip(body, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const brotliOf = (body: Buffer, level: number) =>
  toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
