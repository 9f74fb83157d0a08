// npm run test:changed-content: what a change of the content can break, tried on a copy of the project
// with other content. The copy stays where something fails.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { defaultContent } from '#contract/default-language.ts';
import { changeContent } from './change-content.ts';

/** Not copied: what is made by a build, a test or npm. */
const made = new Set(['.astro', '.git', 'data', 'dist', 'node_modules', 'test-results']);

/** npm scripts with their files: all that reads content, and is quick. */
const steps = [
  ['build'],
  ['test:unit', 'contract/', 'scripts/', 'src/', 'tests/docs/', 'api-guards', 'orders.routes'],
  ['test:site', 'addresses', 'links', 'metadata', 'reflow', 'structured-data', 'swap'],
  ['test:e2e', 'checkout.spec', 'contact-form', 'header-'],
];

async function copyProject(folder: string): Promise<void> {
  await cp('.', folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
  // Links to the packages, not to their folder: caches must not be shared.
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name === '.bin' || !name.startsWith('.')) {
      await symlink(resolve('node_modules', name), join(packages, name));
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'changed-content-'));
await copyProject(folder);
await changeContent(join(folder, defaultContent));
for (const [script = '', ...files] of steps) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...files], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`${script} failed with other content; the copy is in ${folder}`);
    process.exit(1);
  }
}
await rm(folder, { recursive: true });
