// npm run launch-check: lists what is still invented and must be replaced before going live, and what the
// owner or a lawyer has to answer first.
// Exit code 1 while anything is left.

import { readSites } from '#src/site/read-sites.ts';
import { exitWithMessage } from '../server/config.ts';
import { checkPhotographs } from '../src/content/check-photographs.ts';
import { readFiles } from '../src/content/read-files.ts';
import { findSamples, findUnanswered } from './find-samples.ts';

try {
  // The build's own checks first, and its words: what it would refuse is not looked through.
  const files = readFiles('content');
  readSites('content', await checkPhotographs('content'), files);
  const photos = files.photos.file ? [{ file: files.photos.file }] : [];
  const left = [...files.entries, ...files.jobs, ...photos]
    .map(({ file }) => ({
      name: file.name,
      samples: [
        ...findSamples(file.fields),
        ...(file.name.endsWith('/agency.yaml') ? findUnanswered(file.fields) : []),
      ],
    }))
    .filter(({ samples }) => samples.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  if (left.length === 0) {
    console.log('Nothing invented or unanswered is left in content/. Ready to go live.');
  } else {
    console.log(
      'Before going live, replace each sample and set it to false, and answer each question and\n' +
        'take it out of beforeLaunch:\n',
    );
    for (const { name, samples } of left) {
      console.log(`${name}\n${samples.map((sample) => `  - ${sample}`).join('\n')}`);
    }
    console.log(`\n${left.length} files hold invented content or open questions.`);
    process.exitCode = 1;
  }
} catch (error) {
  exitWithMessage(error);
}
