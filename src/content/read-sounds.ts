import { closeSync, globSync, openSync, readSync, statSync } from 'node:fs';
import type { ContentFile } from '#contract/content/content-file.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { Page } from './page.schema.ts';

/** Below content/: recorded announcements. */
export const soundsFolder = 'sounds';

/** 15 seconds of speech have 120,000 bytes. */
const mostBytes = 300_000;

/** Whether a file begins as MP3s do: with a tag or with a frame. */
function isMp3(file: string): boolean {
  const start = Buffer.alloc(3);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start.toString('latin1') === 'ID3' || (start.readUInt16BE() & 0xffe0) === 0xffe0;
}

function mistakeIn(file: string): string | undefined {
  const { size } = statSync(file);
  if (size > mostBytes) {
    return `has ${size} bytes, and must have at most ${mostBytes}: save it as an MP3 of 64 kbit/s`;
  }
  return isMp3(file) ? undefined : 'is not an MP3, despite its name: save it as an MP3';
}

/** Announcements whose MP3 is missing or unusable, and files that no announcement names. */
export function checkSounds(
  content: string,
  pages: { file: ContentFile; value: Page }[],
): ContentMistake[] {
  const folder = `${content}/${soundsFolder}`;
  const files = globSync('**/*.*', { cwd: folder }).sort();
  const needed = pages.flatMap(({ file, value }) =>
    value.sections.flatMap((section, index) =>
      section.type === 'announcement' && !section.sample
        ? { page: file, name: section.file, path: ['sections', index, 'file'] }
        : [],
    ),
  );
  const missing = needed
    .filter(({ name }) => !files.includes(name))
    .map(({ page, name, path }): ContentMistake => {
      const reason = `there is no ${folder}/${name}: put it there, or set sample to true`;
      return { file: page.name, line: page.lineOf(path), path, reason };
    });
  const faulty = files.flatMap((name): ContentMistake[] => {
    const reason = needed.some((one) => one.name === name)
      ? mistakeIn(`${folder}/${name}`)
      : 'no announcement names this file; they are MP3s';
    return reason ? [{ file: `${folder}/${name}`, path: [], reason }] : [];
  });
  return [...missing, ...faulty];
}
