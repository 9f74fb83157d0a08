import { layOutHeadline } from '#src/features/share-pictures/headline.ts';
import { paintText, widthOf } from '#src/lib/painted-text.ts';
import { drawPainted } from './scenes/draw-scene.ts';
import { boxPath, fill } from './scenes/shapes.ts';
import { colours, surfaces, type Time } from './surfaces.ts';

/** SVG of the bazaar with these words on its hoarding, as signwriters paint them: shade first, then letters. */
export function drawBazaar(words: string, time: Time): string {
  const { ground, letters: box } = surfaces.hoarding;
  const { ground: paint, letters, shade } = colours.sindoor;
  const { lines, fontSize, leading, foot } = layOutHeadline(words, box.width, box.height);
  const top = box.y + (box.height - leading * lines.length) / 2 + foot;
  const paintLine = (text: string, index: number) => {
    const x = box.x + (box.width - widthOf(text) * fontSize) / 2;
    const y = top + index * leading;
    const depth = fontSize * 0.04;
    return (
      paintText({ text, x: x + depth, y: y + depth, fontSize, colour: shade }) +
      paintText({ text, x, y, fontSize, colour: letters })
    );
  };
  return drawPainted('hoarding', time, {
    ground: fill(paint, boxPath(ground)),
    letters: lines.map(paintLine).join(''),
  });
}
