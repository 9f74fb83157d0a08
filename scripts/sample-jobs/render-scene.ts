import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawPainted } from '../../src/features/paint/scenes/draw-scene.ts';
import { inksAt } from '../../src/features/paint/scenes/inks.ts';
import { boxPath, fill } from '../../src/features/paint/scenes/shapes.ts';
import { type Box, type Colours, surfaces, type Time } from '../../src/features/paint/surfaces.ts';
import { paintText, widthOf } from '../../src/lib/painted-text.ts';
import type { Scene } from './scenes.ts';

type Lettering = Pick<Colours, 'letters' | 'shade'>;

/** Height of a letter without vowel signs, in em. */
const letterHeight = 0.62;

/** The word as large as the board allows, with the shade of a signwriter. */
function paintWord(word: string, { letters, shade }: Lettering, board: Box): string {
  const fontSize = Math.min(
    (board.width * 0.86) / widthOf(word),
    (board.height * 0.42) / letterHeight,
  );
  const x = board.x + (board.width - widthOf(word) * fontSize) / 2;
  const y = board.y + (board.height + 1.25 * letterHeight * fontSize) / 2;
  const off = fontSize * 0.035;
  const line = { text: word, fontSize };
  return (
    paintText({ ...line, x: x + off, y: y + off, colour: shade }) +
    paintText({ ...line, x, y, colour: letters })
  );
}

/** The board of a scene in its street. */
function drawBoard(scene: Scene, time: Time): string {
  const { word } = scene;
  if ('kind' in scene) {
    const { ground } = surfaces[scene.kind];
    const paint = {
      ground: fill(scene.paint, boxPath(ground)),
      letters: paintWord(word, scene, ground),
    };
    const painted = drawPainted(scene.kind, scene.time ?? time, paint);
    return painted.replace('<svg', `<svg y="${-scene.top}"`).replaceAll('="1080"', '="1280"');
  }
  const inks = inksAt(time);
  const { board } = scene;
  const { paint, behind, before, ...lettering } = scene.draw(inks);
  const { x, y, width, height } = board;
  return `${behind}
<path d="M0 810h1280v12H0z" fill="${inks.line}"/><path d="M50 880h160m160 0h350m110 0h240" stroke="${inks.sheet}" stroke-width="12"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paint}" stroke="${inks.line}" stroke-width="12"/>
<rect x="${x + 20}" y="${y + 20}" width="${width - 40}" height="${height - 40}" fill="none" stroke="${lettering.letters}" stroke-width="5"/>
${paintWord(word, lettering, { ...board, y: y + 8, height: height - 30 })}
${before}`;
}

/** A sample picture as SVG, in the hand of the painted scenes: the board in its street. */
export const drawScene = (scene: Scene, time: Time): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">${drawBoard(scene, time)}</svg>`;

/** A camera and the place where it stood, so that tests see that the build takes both away. */
const exif = {
  IFD0: { Make: 'Sample' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '26/1 13/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '84/1 21/1 0/1',
  },
};

/** The picture as JPEG, with all that a camera writes into it. */
export function renderScene(scene: Scene, time: Time): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(drawScene(scene, time), {
    font: { loadSystemFonts: false },
  }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .withExif(exif)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
