/** What a visitor's name can be painted on. */
export const paintedKinds = ['hoarding', 'wall', 'e-rickshaw'] as const;
/** A surface that a name can be painted on. */
export type PaintedKind = (typeof paintedKinds)[number];

/** Every scene has a day version, and a night version for the dark colour scheme. */
export const times = ['day', 'night'] as const;
/** Day or night. */
export type Time = (typeof times)[number];

/** Width and height in px of every scene and of the shared picture. */
export const sceneSide = 1080;

/** A rectangle in px of the scene. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where to paint on a scene: the ground first, then the letters and the overlay, in the order of `areLettersLast`.
 */
interface Surface {
  /** Filled with the ground colour; the scene leaves it empty. */
  ground: Box;
  /** Bounds of the letters and their shade, clear of the frame and of anything in front. */
  letters: Box;
  /** Bounds of the agency's small line, which is `signatureInk` on its plate (`plateOf`). */
  signature: Box;
}

/** Paper: the colour of the small line on its plate. */
export const signatureInk = '#f4ead3';

/** The surface of each scene. */
export const surfaces: Record<PaintedKind, Surface> = {
  hoarding: {
    ground: { x: 70, y: 170, width: 940, height: 470 },
    letters: { x: 120, y: 214, width: 840, height: 382 },
    signature: { x: 249, y: 677, width: 582, height: 34 },
  },
  wall: {
    ground: { x: 90, y: 190, width: 900, height: 600 },
    letters: { x: 142, y: 242, width: 796, height: 486 },
    signature: { x: 239, y: 813, width: 522, height: 30 },
  },
  'e-rickshaw': {
    ground: { x: 195, y: 276, width: 690, height: 460 },
    letters: { x: 239, y: 322, width: 602, height: 370 },
    signature: { x: 259, y: 771, width: 562, height: 30 },
  },
};

/** The lamp-black plate behind the small line: 9 px larger on each side. */
export function plateOf(kind: PaintedKind): Box {
  const { x, y, width, height } = surfaces[kind].signature;
  return { x: x - 9, y: y - 9, width: width + 18, height: height + 18 };
}

/** Real size of each `ground` in feet, in the same proportions. */
export const sizesInFeet: Record<PaintedKind, { width: number; height: number }> = {
  hoarding: { width: 20, height: 10 },
  wall: { width: 12, height: 8 },
  'e-rickshaw': { width: 3, height: 2 },
};

/** URL of a scene without a name. */
export const scenePath = (kind: PaintedKind, time: Time) => `/paint/${kind}-${time}.svg`;

/**
 * Whether letters are painted above the overlay: brush strokes and folds belong on them, but no shadow on a board and
 * no shade of its lamps by night.
 */
export const areLettersLast = (kind: PaintedKind, isNight: boolean): boolean =>
  isNight || kind === 'hoarding';

/** URL of a scene's overlay, which is mostly transparent. */
export const overlayPath = (kind: PaintedKind, time: Time) => `/paint/${kind}-${time}-over.svg`;

/** The paints of one board. */
export interface Colours {
  ground: string;
  letters: string;
  /** Falls to the right of the letters and below them. */
  shade: string;
}

/** Colour schemes to choose from; the first one is the default. */
export const colourNames = ['sindoor', 'turmeric', 'lime'] as const;
/** Name of a colour scheme of painted names. */
export type ColourName = (typeof colourNames)[number];

/** The inks of src/styles/tokens.css in light mode, by day and by night: paint does not change. */
export const colours: Record<ColourName, Colours> = {
  sindoor: { ground: '#b0211a', letters: '#fff3dc', shade: '#1d1713' },
  turmeric: { ground: '#f3aa1c', letters: '#1d1713', shade: '#b0211a' },
  lime: { ground: '#fff3dc', letters: '#b0211a', shade: '#f3aa1c' },
};
