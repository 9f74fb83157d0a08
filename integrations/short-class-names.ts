import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';

/** No vowels: blockers of advertisements hide whatever is of the class "ad". */
const letters = [...'bcdfghjklmnpqrstvwxyz'];

/** The shortest names in turn: b, c, … z, bb, bc, … */
export function shortName(index: number): string {
  const last = letters[index % letters.length] as string;
  const rest = Math.floor(index / letters.length);
  return rest === 0 ? last : shortName(rest - 1) + last;
}

const classesOf = (file: string): string[] =>
  Object.keys(
    transform({ filename: file, code: readFileSync(file), cssModules: true }).exports ?? {},
  ).sort();

/** Short names of the classes of all CSS modules, by file and class. */
export function shortNames(files: string[]): Map<string, string> {
  const classes = files.sort().flatMap((file) => classesOf(file).map((name) => `${file} ${name}`));
  return new Map(classes.map((name, index) => [name, shortName(index)]));
}

/**
 * Astro integration: a built page names its classes with a letter or two, and weighs a twentieth less.
 * While the site is worked on, the names stay readable.
 */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const names = shortNames(globSync('src/**/*.module.css').map((file) => resolve(file)));
        const generateScopedName = (name: string, file: string) => {
          const short = names.get(`${file} ${name}`);
          if (!short) throw new Error(`${file}: the class ${name} is not known`);
          return short;
        };
        // Lightning CSS can only fill in a pattern; it still transforms and minifies what comes out.
        updateConfig({
          vite: { css: { transformer: 'postcss', modules: { generateScopedName } } },
        });
      },
    },
  };
}
