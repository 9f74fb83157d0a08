import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import { copyProject } from '#tests/fixtures/project-copy.ts';

/** A copy of the project with the built site and office, in which a test changes the content. */
export interface EditedProject {
  folder: string;
  /** Of a file below content/en. */
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Makes what is built newer than its sources. */
  markBuilt: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the project without the other languages, whose prices would have to change as well. */
export async function openEditedProject(): Promise<EditedProject> {
  const folder = await copyProject();
  for (const language of await readdir(join(folder, 'content'))) {
    if (language !== defaultLanguage)
      await rm(join(folder, 'content', language), { recursive: true });
  }
  const pathOf = (file: string) => join(folder, defaultContent, file);
  return {
    folder,
    read: (file) => readFile(pathOf(file), 'utf8'),
    write: (file, text) => writeFile(pathOf(file), text),
    markBuilt: async () => {
      // A file system counts parts of a millisecond, which a date lacks.
      const next = new Date(Date.now() + 1);
      for (const built of ['dist', 'dist-office']) {
        await utimes(join(folder, built, 'index.html'), next, next);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What the first service with a price in catalogue.yaml costs. */
export function firstPriced(catalogue: string): { serviceName: string; amount: number } {
  const [, name = '', price] = /name: (.+)\n +price: (\d+)/.exec(catalogue) ?? [];
  return { serviceName: parse(name), amount: Number(price) };
}

/** The catalogue with another price for that service. */
export const withPrice = (catalogue: string, price: number | string) =>
  catalogue.replace(/price: \d+/, `price: ${price}`);
