import { expect, it } from 'vitest';
import { parseContent } from '#contract/content/content-file.ts';
import { folderOf } from '#src/site/work.fixture.ts';
import type { Page } from './page.schema.ts';
import { checkSounds } from './read-sounds.ts';

const pageWith = (file: string, sample = false) => ({
  file: parseContent('en/pages/a.yaml', ''),
  value: { sections: [{ type: 'announcement', sample, file }] } as unknown as Page,
});

const mp3 = Buffer.from([0xff, 0xfb, 0x90, 0x64]);

async function reasonsFor(
  files: Record<string, string | Buffer>,
  pages: ReturnType<typeof pageWith>[],
) {
  const folder = await folderOf({ 'en/labels.yaml': '', ...files });
  return checkSounds(folder, pages).map(({ file, reason }) =>
    `${file}: ${reason}`.replaceAll(`${folder}/`, ''),
  );
}

it('needs an MP3 once an announcement is recorded', async () => {
  expect(await reasonsFor({ 'sounds/a.mp3': mp3 }, [pageWith('a.mp3')])).toEqual([]);
  expect(await reasonsFor({}, [pageWith('a.mp3', true)])).toEqual([]);
  expect(await reasonsFor({}, [pageWith('a.mp3')])).toEqual([
    expect.stringMatching(/^en\/pages\/a\.yaml: there is no sounds\/a\.mp3/),
  ]);
});

it('names files that are no MP3, too large or not used', async () => {
  const files = {
    'sounds/large.mp3': Buffer.concat([mp3, Buffer.alloc(400_000)]),
    'sounds/note.ogg': 'OggS',
    'sounds/text.mp3': 'A letter',
  };
  expect(await reasonsFor(files, [pageWith('large.mp3'), pageWith('text.mp3')])).toEqual([
    expect.stringMatching(/^sounds\/large\.mp3: has 400004 bytes, .* at most 300000/),
    expect.stringMatching(/^sounds\/note\.ogg: no announcement names this file/),
    expect.stringMatching(/^sounds\/text\.mp3: is not an MP3/),
  ]);
});
