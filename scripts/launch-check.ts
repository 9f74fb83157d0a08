// npm run launch-check: lists what is still invented and must be replaced before going live.
// Exit code 1 while anything is left.
import { glob, readFile } from 'node:fs/promises';
import { findSamples } from './samples.ts';

const files = (await Array.fromAsync(glob('content/**/*.{yaml,md}'))).sort();
const found = await Promise.all(
  files.map(async (file) => ({ file, samples: findSamples(await readFile(file, 'utf8'), file) })),
);
const left = found.filter(({ samples }) => samples.length > 0);

if (left.length === 0) {
  console.log('Nothing invented is left in content/. Ready to go live.');
} else {
  console.log('Replace these before going live, then set sample to false:\n');
  for (const { file, samples } of left) {
    console.log(`${file}\n${samples.map((sample) => `  - ${sample}`).join('\n')}`);
  }
  console.log(`\n${left.length} files hold invented content.`);
  process.exitCode = 1;
}
