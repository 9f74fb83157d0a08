import sharp from 'sharp';

/** Distance between two dots in units of the picture. Closer ones would exceed 15 KB. */
const pitch = 8;

/** Dots come in few sizes, so that few bytes say which. The largest, in pitches, leave no gaps. */
const dotSizes = 9;
const largestDot = 1.42;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/**
 * The two inks in the order of printing: the angle of the screen in degrees, and the size of its dots for a tone;
 * both from 0, the ground, to 1.
 */
const inks = [
  {
    angle: 75,
    dotSize: (tone: number) => 0.7 * Math.sqrt(clamp(1.15 * tone - 0.05)),
    colours: { day: '#b0211a', night: '#fb775b' },
  },
  {
    angle: 45,
    dotSize: (tone: number) => clamp((tone - 0.3) / 0.7) ** 0.75,
    colours: { day: '#1d1713', night: '#f4ead3' },
  },
];

/** Points of a turned grid that are within half a pitch of the picture, as steps from the corner and in units. */
function gridPoints(angle: number, width: number, height: number) {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [pitch * Math.cos(radians), pitch * Math.sin(radians)];
  const most = Math.ceil(Math.hypot(width, height) / pitch);
  const steps = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
  const isInside = (at: number, length: number) => at > -pitch / 2 && at < length + pitch / 2;
  return steps
    .flatMap((v) => steps.map((u) => ({ u, v, x: u * cos - v * sin, y: u * sin + v * cos })))
    .filter(({ x, y }) => isInside(x, width) && isInside(y, height));
}

/** A path of dots, as zero-length lines with round ends; each point is relative to the one before. */
function dotsPath(points: { u: number; v: number }[]): string {
  const moves = points.map(({ u, v }, index) => {
    const before = points[index - 1] ?? { u: 0, v: 0 };
    return `m${u - before.u} ${v - before.v}h0`;
  });
  return moves.join('');
}

/**
 * Prints a photograph in two inks, as an SVG on transparent ground, cropped to the size: by day dark dots for
 * paper, by night light dots for lamp-black. At 540,000 square units it has at most 15 KB of Brotli.
 */
export async function printHalftone(
  photograph: string | Buffer,
  { width, height }: { width: number; height: number },
  time: 'day' | 'night',
): Promise<string> {
  const scale = pitch / 2;
  const [columns, rows] = [Math.round(width / scale), Math.round(height / scale)];
  const tones = await sharp(photograph)
    .autoOrient()
    .resize(columns, rows)
    .greyscale()
    .normalise({ lower: 2, upper: 98 })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const toneAt = (x: number, y: number) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x / scale)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y / scale)));
    const light = (tones[row * columns + column] ?? 0) / 255;
    return time === 'day' ? 1 - light : light;
  };
  const layers = inks.map(({ angle, dotSize, colours }) => {
    const bySize = Map.groupBy(gridPoints(angle, width, height), ({ x, y }) =>
      Math.round(dotSizes * dotSize(toneAt(x, y))),
    );
    bySize.delete(0);
    const paths = [...bySize].map(([size, points]) => {
      const dot = ((largestDot * size) / dotSizes).toFixed(2);
      return `<path stroke-width="${dot}" d="${dotsPath(points)}"/>`;
    });
    return `<g stroke="${colours[time]}" transform="scale(${pitch})rotate(${angle})">${paths.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round">${layers.join('')}</svg>`;
}
