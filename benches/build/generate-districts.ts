import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { languagesIn } from '#contract/content/languages.ts';

/** What a build reads. */
const sources = [
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
  ...['content', 'contract', 'integrations', 'public', 'server', 'src'],
];

/**
 * Copies the project to a new folder, with at least `count` districts in each language: those of the
 * content, and copies of them all, which are not on the map.
 */
export async function copyWithDistricts(root: string, count: number): Promise<void> {
  await mkdir(root);
  for (const name of sources) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  for (const language of languagesIn()) {
    await addDistricts(join(root, 'content', language, 'districts'), count);
  }
}

/** Adds copies to a folder of districts until it has that many. */
async function addDistricts(folder: string, count: number): Promise<void> {
  const files = (await readdir(folder)).sort();
  for (let copy = 1; copy * files.length < count; copy += 1) {
    for (const file of files) {
      const district = parse(await readFile(join(folder, file), 'utf8'));
      const { tile: _, towns: __, aliases: ___, ...fields } = district;
      const name = `${district.name} ${copy}`;
      const neighbours = district.neighbours.map((slug: string) => `${slug}-${copy}`);
      const text = stringify({ ...fields, name, neighbours });
      await writeFile(join(folder, file.replace('.yaml', `-${copy}.yaml`)), text);
    }
  }
}
