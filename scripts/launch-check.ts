// npm run launch-check: lists what is still invented and must be replaced before going live, and what the
// owner or a lawyer has to answer first.
// Exit code 1 while anything is left.

import { contentFolder } from '#contract/content/languages.ts';
import { readSites } from '#src/site/read-sites.ts';
import { exitWithMessage } from '../server/config.ts';
import { checkPhotographs } from '../src/content/check-photographs.ts';
import { type OpenPoint, openPointsOf } from '../src/content/open-points.ts';
import { readFiles } from '../src/content/read-files.ts';

const lines: Record<OpenPoint['kind'], (field: string, text: string) => string> = {
  sample: (field) => `${field.replace(/\.?sample$/, '') || 'the whole file'}: sample`,
  question: (_field, text) => `question: ${text}`,
  standIn: (field, text) => `${field}: ${text}`,
  unanswered: (field) => `${field}: not filled in, so the pages say nothing about it`,
};

const lineOf = ({ path, kind, text }: OpenPoint) => lines[kind](path.join('.'), text);

try {
  // Runs the build's own checks first, and fails with their messages.
  const files = readFiles(contentFolder);
  readSites(contentFolder, await checkPhotographs(contentFolder), files);
  const left = openPointsOf(files)
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  if (left.length === 0) {
    console.log('Nothing invented or unanswered is left in content/. Ready to go live.');
  } else {
    console.log(
      'Before going live, replace each sample and set it to false, and answer each question and\n' +
        'remove it from beforeLaunch:\n',
    );
    for (const { name, points } of left) {
      console.log(`${name}\n${points.map((point) => `  - ${lineOf(point)}`).join('\n')}`);
    }
    console.log(`\n${left.length} files have samples or open questions.`);
    process.exitCode = 1;
  }
} catch (error) {
  exitWithMessage(error);
}
