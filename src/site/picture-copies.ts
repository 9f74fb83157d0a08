/** The largest copy of a photograph of 4:3, in px: a column at full width. */
const largest = { width: 960, height: 720 };

/** Parts of the largest width: a column of a phone, a sharp one, and all of it. */
const parts = [400 / 960, 640 / 960, 1];

/**
 * Widths of the copies of a photograph, in px, the largest last. An upright one gets narrower copies: they
 * have as many pixels as those of 4:3, and so weigh the same. Tens, so that few widths are in use.
 */
export function widthsOf({ width, height }: { width: number; height: number }): number[] {
  const sameArea = Math.sqrt((largest.width * largest.height * width) / height);
  const widest = Math.min(largest.width, 10 * Math.round(sameArea / 10));
  return parts.map((part) => Math.round(part * widest));
}

/** How copies are encoded: one full of leaves stays below the bounds of tests/built-site/page-weight.ts. */
export const imageFormats = {
  avif: { format: 'avif', quality: 40 },
  jpeg: { format: 'jpg', quality: 60 },
} as const;
