// npm run test:changed-content: what a change of the content can break, tried on a copy of the project
// with other content. The copy stays where something fails.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { copyProject } from '#tests/fixtures/project-copy.ts';
import { changeContent } from './change-content.ts';

/** npm scripts with their files: all that reads content, and is quick. */
const steps = [
  ['build'],
  ['test:unit', 'contract/', 'scripts/', 'src/', 'tests/docs/', 'api-guards', 'orders.routes'],
  ['test:site', 'addresses', 'links', 'metadata', 'reflow', 'structured-data', 'swap', 'languages'],
  ['test:e2e', 'checkout.spec', 'checkout-quantity', 'checkout-short', 'receipt'],
  ['test:e2e', 'contact-form', 'header-', 'languages'],
];

const folder = await copyProject('dist');
for (const language of languagesIn(join(folder, 'content'))) {
  await changeContent(join(folder, 'content', language));
}
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
