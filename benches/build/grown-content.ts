import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { defaultContent } from '#contract/default-language.ts';

/** What a build reads. */
const parts = [
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
  ...['content', 'contract', 'integrations', 'public', 'server', 'src'],
];

/**
 * Makes a folder like the project's, whose content has as many districts as asked:
 * the true ones and copies of them, which stand outside the map of Bihar.
 */
export async function growContent(root: string, count: number): Promise<void> {
  await mkdir(root);
  for (const name of parts) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const folder = join(root, defaultContent, 'districts');
  const files = (await readdir(folder)).sort();
  for (let index = files.length; index < count; index += 1) {
    const file = files[index % files.length] ?? '';
    const copy = Math.floor(index / files.length);
    const district = parse(await readFile(join(folder, file), 'utf8'));
    const { tile: _, towns: __, aliases: ___, ...kept } = district;
    const name = `${district.name} ${copy}`;
    const text = stringify({ ...kept, name });
    await writeFile(join(folder, file.replace('.yaml', `-${copy}.yaml`)), text);
  }
}
