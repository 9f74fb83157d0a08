import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
        const forms = new Map<string, Promise<Forms>>();
        const hand = async () => {
          for (let file = files.shift(); file; file = files.shift())
            await compressFile(file, forms);
        };
        await Promise.all(Array.from({ length: availableParallelism() }, hand));
      },
    },
  };
}

interface Forms {
  br: Buffer;
  gz: Buffer;
}

/** A page under several addresses has the same bytes under each: they are compressed once. */
async function compressFile(file: string, forms: Map<string, Promise<Forms>>): Promise<void> {
  const body = await readFile(file);
  const digest = createHash('sha256').update(body).digest('base64');
  const form = forms.get(digest) ?? compressed(body);
  forms.set(digest, form);
  const { br, gz } = await form;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function compressed(body: Buffer): Promise<Forms> {
  const br = await toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return { br, gz: await toGzip(body, { level: 9 }) };
}
