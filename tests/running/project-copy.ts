import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';

const left = new Set(['.git', '.astro', 'data', 'node_modules', 'test-results']);

/** A copy of the project with the built site, in which a test may change the content. */
export interface ProjectCopy {
  folder: string;
  /** Of a file below content/en. */
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the project; the built site counts as newer than its sources. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const filter = (path: string) => !left.has(basename(path));
  await cp('.', folder, { recursive: true, filter });
  const now = new Date();
  await utimes(join(folder, 'dist/index.html'), now, now);
  // One link for each package: what is cached beside them belongs to each project.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const pathOf = (file: string) => join(folder, 'content/en', file);
  return {
    folder,
    read: (file) => readFile(pathOf(file), 'utf8'),
    write: (file, text) => writeFile(pathOf(file), text),
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
