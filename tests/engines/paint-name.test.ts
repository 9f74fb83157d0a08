import { expect } from 'vitest';
import { fill } from '#contract/fill.ts';
import { studioProps } from '#src/features/paint/studio-props.ts';
import { paintedKinds, sceneSide } from '#src/features/paint/surfaces.ts';
import { bounds } from '#tests/built-site/page-weight.ts';
import { chatText, first, sectionOf, site } from '#tests/e2e/content.ts';
import { allEngines } from './engines.ts';
import { inEachEngine } from './in-each-engine.ts';
import { paintedPixels } from './painted-pixels.ts';
import type { Visitor } from './visitor.ts';

const path = '/paint-your-name';
const section = sectionOf('paint-your-name', 'paint');
/** What takes the picture along: one of both is shown once it is ready. */
const shareButton = '[role=img] ~ div button';
const saveLink = '[role=img] ~ div a[download][href^="blob:"]';

const names = [
  'श्री गणेश मिष्ठान्न भंडार',
  'SUDHA SWEETS',
  'A',
  'W'.repeat(40),
  'क्षि'.repeat(40),
  '🍬 राजू मिठाई 👨‍👩‍👧',
  '🇮🇳 A',
  '🇮🇳 राजू मिठाई',
  '<script>alert(1)</script>',
  '\u202eABC \u2067دكان\u2069',
  `Z${'\u0335'.repeat(30)}a${'\u0301'.repeat(30)} ज़${'\u0902'.repeat(30)}`,
  'gjpqy ÅÇ ॐ र्त्स्न्या',
];

/** Notes on the body what the picture is that the page hands over, once it is decoded. */
const noteFile = `window.note = (file) => createImageBitmap(file).then(({ width, height }) => {
  document.body.dataset.file = [file.type, width, height].join(' ');
  document.body.dataset.bytes = file.size;
});`;

/** Waits until a picture is packed and the letters of both scripts are there. */
async function openPage(visitor: Visitor): Promise<void> {
  await visitor.open(path);
  await visitor.press('#board-name');
  await visitor.run(`document.fonts.load('800 1px Anek', 'Aक')
    .then(() => { document.body.dataset.letters = ''; })`);
  await visitor.see(`body[data-letters] :is(${shareButton}, ${saveLink})`);
}

inEachEngine(
  'Paint your name',
  (it) => {
    it.for(paintedKinds)('a name stays inside its box: %s', async (kind, { visitor }) => {
      await openPage(visitor);
      await visitor.run(`document.querySelector('[value=${kind}]').click()`);
      // The drawing of another board is fetched first.
      const beside = async () => (await paintedPixels(visitor, 'A', kind)).outside;
      await expect.poll(beside).toBe(0);
      for (const name of names) {
        const { inside, outside } = await paintedPixels(visitor, name, kind);
        expect(outside, name).toBe(0);
        expect(inside, name).toBeGreaterThan(1000);
      }
    });

    it('the picture is shared, or saved if the browser shares no files', async ({ visitor }) => {
      const file = `image/png ${sceneSide} ${sceneSide}`;
      await openPage(visitor);
      await visitor.run(`${noteFile}
        navigator.canShare = () => true;
        navigator.share = async ({ files: [file] }) => note(file);`);
      // The heaviest of the boards.
      await visitor.run("document.querySelector('[value=wall]').click()");
      await visitor.type('#board-name', 'SUDHA SWEETS');
      await visitor.press(shareButton);
      await visitor.see(`body[data-file="${file}"]`);
      await visitor.run(`navigator.canShare = () => false;
        const make = URL.createObjectURL;
        URL.createObjectURL = (file) => { note(file); return make.call(URL, file); };
        delete document.body.dataset.file;`);
      await visitor.type('#board-name', ' 2');
      await visitor.see(`body[data-file="${file}"] ${saveLink}`);
      const bytes = Number(await visitor.run('return document.body.dataset.bytes'));
      expect(bytes).toBeLessThan(bounds.picture);
    });

    it('the question on WhatsApp has name, board, size, colours, price and district', async ({
      visitor,
    }) => {
      const district = first(site.districts).name;
      await openPage(visitor);
      await visitor.type('#board-name', 'Sudha Sweets & Sons');
      await visitor.run("document.querySelector('[value=wall]').click()");
      await visitor.run("document.querySelector('[value=turmeric]').click()");
      await visitor.choose('#board-district', district);
      const href = await visitor.run<string>(
        `return document.querySelector('[role=img] ~ div a[href*="wa.me"]').href`,
      );
      expect(chatText(href)).toBe(
        fill(section.question, {
          name: 'Sudha Sweets & Sons',
          kind: section.kinds.wall,
          colours: section.colours.turmeric,
          ...studioProps(section, site).boards.wall,
          district,
        }),
      );
    });
  },
  allEngines,
);
