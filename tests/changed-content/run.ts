// npm run test:all -- changed-content: what a change of the content can break, tried on a copy of the project
// with other content. The copy stays where something fails.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { copyProject } from '#tests/fixtures/project-copy.ts';
import { changeContent } from './change-content.ts';

/** All that reads content, and is quick. */
const steps = [
  'astro build',
  'vitest run --project unit contract/ scripts/ src/ tests/docs/ api-guards orders.routes',
  'vitest run --project built-site addresses links metadata reflow structured-data swap languages',
  'playwright test checkout.spec checkout-quantity checkout-short receipt contact-form header- languages',
];

const folder = await copyProject('dist');
for (const language of languagesIn(join(folder, 'content'))) {
  await changeContent(join(folder, 'content', language));
}
for (const command of steps) {
  const { status } = spawnSync(command, { shell: true, cwd: folder, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${command} failed with other content; the copy is in ${folder}`);
    process.exit(1);
  }
}
await rm(folder, { recursive: true });
