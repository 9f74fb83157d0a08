import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';

/** No vowels: blockers of advertisements hide whatever is of the class "ad". */
const letters = [...'bcdfghjklmnpqrstvwxyz'];

/** The name of that index, the shortest first: b, c, … z, bb, bc, … */
export function shortNameAt(index: number): string {
  const last = letters[index % letters.length] as string;
  const rest = Math.floor(index / letters.length);
  return rest === 0 ? last : shortNameAt(rest - 1) + last;
}

/** What a CSS module names: its classes and animations. */
const namesIn = (file: string): string[] =>
  Object.keys(
    transform({ filename: file, code: readFileSync(file), cssModules: true }).exports ?? {},
  ).sort();

const isLayout = (file: string) => file.includes('/layout/');

/** The layouts, which stand on every page, come first and get the shortest names. */
const inOrder = (one: string, other: string) =>
  Number(isLayout(other)) - Number(isLayout(one)) || one.localeCompare(other);

/** Short names for all that CSS modules name, by file and name. */
export function shortNames(files: string[]): Map<string, string> {
  const named = files
    .toSorted(inOrder)
    .flatMap((file) => namesIn(file).map((name) => `${file} ${name}`));
  return new Map(named.map((name, index) => [name, shortNameAt(index)]));
}

const readableName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;

/**
 * Astro integration: built pages have class names of one or two letters, and weigh a twentieth less
 * (decision 14). The development server keeps readable names.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const names = shortNames(globSync('src/**/*.module.css').map((file) => resolve(file)));
        const nameInBuild = (name: string, file: string) => {
          const short = names.get(`${file} ${name}`);
          if (!short) throw new Error(`${file}: the class ${name} is not known`);
          return short;
        };
        const generateScopedName = command === 'build' ? nameInBuild : readableName;
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
    },
  };
}
