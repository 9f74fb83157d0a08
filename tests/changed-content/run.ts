// npm test -- changed-content: what a change of the content can break, tried on a copy of the project
// with other content, which `npm start` builds. The copy stays if something fails.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesIn } from '#contract/content/languages.ts';
import { copyProject } from '#tests/fixtures/project-copy.ts';
import { startProduct } from '#tests/running/product.ts';
import { addRecordings, changeContent } from './change-content.ts';

/** All that reads content, and is quick. */
const steps = [
  'vitest run --project unit contract/ scripts/ src/ tests/docs/ server/http/api-guards server/orders/routes',
  'vitest run --project built-site addresses links metadata reflow structured-data swap languages photos',
  'playwright test checkout.spec checkout-quantity checkout-size checkout-short receipt registered contact-form header- languages',
];

const folder = await copyProject('dist', 'dist-office');
for (const language of languagesIn(join(folder, 'content'))) {
  await changeContent(join(folder, 'content', language));
}
await addRecordings(join(folder, 'content'));

function fail(what: string): never {
  console.error(`${what} failed with other content; the copy is in ${folder}`);
  process.exit(1);
}

const product = await startProduct('scripts/start.ts', folder);
await product.end();
if (!product.output().includes('Building the site')) fail('npm start');
for (const command of steps) {
  const { status } = spawnSync(command, { shell: true, cwd: folder, stdio: 'inherit' });
  if (status !== 0) fail(command);
}
await rm(folder, { recursive: true });
