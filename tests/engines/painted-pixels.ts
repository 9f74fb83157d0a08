import { type Box, type PaintedKind, sceneSide, surfaces } from '#src/features/paint/surfaces.ts';
import type { Visitor } from './visitor.ts';

/** How many pixels a name changes on the picture: inside the boxes for letters, and elsewhere. */
interface PaintedPixels {
  inside: number;
  outside: number;
}

/** Runs in the page: types, paints with letters and without, and compares pixel by pixel. */
const comparePictures = `
  const [name, side, boxes] = arguments;
  const input = document.querySelector('#board-name');
  const brush = CanvasRenderingContext2D.prototype;
  const { fillText } = brush;
  const type = async (text) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // React renders before the next task.
    await new Promise((done) => setTimeout(done));
  };
  const paint = async () => {
    await type('');
    await type(name);
    return document.querySelector('canvas').getContext('2d').getImageData(0, 0, side, side).data;
  };
  const compare = async () => {
    brush.fillText = () => {};
    const bare = await paint();
    brush.fillText = fillText;
    const lettered = await paint();
    const counts = { inside: 0, outside: 0 };
    for (let at = 0; at < bare.length; at += 4) {
      if ([0, 1, 2].every((ink) => bare[at + ink] === lettered[at + ink])) continue;
      const [x, y] = [(at / 4) % side, Math.floor(at / 4 / side)];
      const isInside = boxes.some((box) =>
        x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
      counts[isInside ? 'inside' : 'outside'] += 1;
    }
    return counts;
  };
  return compare();`;

/** Letters that the edge of their box cuts reach its last pixels. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

/** Types a name on the current page, with that kind of board, and looks where it is painted. */
export const paintedPixels = (
  visitor: Visitor,
  name: string,
  kind: PaintedKind,
): Promise<PaintedPixels> =>
  visitor.run(comparePictures, name, sceneSide, [
    inner(surfaces[kind].letters),
    inner(surfaces[kind].signature),
  ]);
