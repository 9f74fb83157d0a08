/** The largest copy of a 4:3 photograph, in px: a full-width column. */
const largest = { width: 960, height: 720 };

/** Parts of the largest width: a phone at 1×, at 2×, and all of it. */
const parts = [400 / 960, 640 / 960, 1];

/**
 * Widths of the copies of a photograph in px, the largest last. Upright photographs have narrower copies with
 * as many pixels as 4:3 ones. Rounded to tens, so that few widths are in use.
 */
export function widthsOf({ width, height }: { width: number; height: number }): number[] {
  const sameArea = Math.sqrt((largest.width * largest.height * width) / height);
  const widest = Math.min(largest.width, 10 * Math.round(sameArea / 10));
  return parts.map((part) => Math.round(part * widest));
}

/** Encoding that keeps detailed photographs within tests/built-site/page-weight.ts. */
export const imageFormats = {
  avif: { format: 'avif', quality: 40 },
  jpeg: { format: 'jpg', quality: 60 },
} as const;
