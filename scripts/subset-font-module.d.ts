declare module 'subset-font' {
  /** Returns a font with only the given letters, its axes pinned. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
