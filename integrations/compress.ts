import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './built-pages.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Astro integration: puts a .br and a .gz beside every text file, made once at the best level. */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await builtFiles(dir, '**/*.{html,css,js,svg,xml,txt,json,webmanifest}');
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const brotli = await toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }));
}
