/** What a visitor's name can be painted on. */
export const paintedKinds = ['hoarding', 'wall', 'e-rickshaw'] as const;
/** One of these. */
export type PaintedKind = (typeof paintedKinds)[number];

/** Each scene is drawn by day and by night; night is for the dark scheme. */
export const times = ['day', 'night'] as const;
/** By day or by night. */
export type Time = (typeof times)[number];

/** Width and height of every scene, and of the picture that is shared, in pixels. */
export const sceneSide = 1080;

/** A rectangle in pixels of the scene. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where to paint on a scene. The painter fills `ground`, draws the name inside `letters`, then the overlay.
 */
interface Surface {
  /** What is filled with the ground colour. The scene leaves it empty. */
  ground: Box;
  /** The letters and their shade stay inside, clear of the frame and of what the overlay puts before the surface. */
  letters: Box;
  /** Inside it stands the agency's small line, in `signatureInk` on its plate (`plateOf`). */
  signature: Box;
}

/** Colour of the small line on its plate: paper. */
export const signatureInk = '#f4ead3';

/** Where each scene has its painted ground, its letters and its small line. */
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

/** From the small line to the edges of its plate, in pixels. */
const plateRoom = 9;

/** The lamp-black plate in a scene for the small line. */
export function plateOf(kind: PaintedKind): Box {
  const { x, y, width, height } = surfaces[kind].signature;
  return {
    x: x - plateRoom,
    y: y - plateRoom,
    width: width + 2 * plateRoom,
    height: height + 2 * plateRoom,
  };
}

/** Real size of each `ground`, in feet; both have the same proportions. */
export const sizesInFeet: Record<PaintedKind, { width: number; height: number }> = {
  hoarding: { width: 20, height: 10 },
  wall: { width: 12, height: 8 },
  'e-rickshaw': { width: 3, height: 2 },
};

/** Address of a scene: 1080 × 1080, without a name. */
export const scenePath = (kind: PaintedKind, time: Time) => `/paint/${kind}-${time}.svg`;

/** Address of what lies over the paint in a scene: folds, brush strokes, lamplight. Mostly transparent, 1080 × 1080. */
export const overlayPath = (kind: PaintedKind, time: Time) => `/paint/${kind}-${time}-over.svg`;

/** What a signwriter mixes for one board. */
export interface Colours {
  ground: string;
  letters: string;
  /** Falls to the right of the letters and below them. */
  shade: string;
}

/** Names of the colours that a visitor may choose, the first one chosen. */
export const colourNames = ['sindoor', 'turmeric', 'lime'] as const;
/** One of them. */
export type ColourName = (typeof colourNames)[number];

/** The inks of the site (src/styles/tokens.css), by day and by night: paint does not change. */
export const colours: Record<ColourName, Colours> = {
  sindoor: { ground: '#b0211a', letters: '#fff3dc', shade: '#1d1713' },
  turmeric: { ground: '#f3aa1c', letters: '#1d1713', shade: '#b0211a' },
  lime: { ground: '#fff3dc', letters: '#b0211a', shade: '#f3aa1c' },
};
