declare module 'fontverter' {
  /** Converts a font file from one format into another; the format of the given file is recognised. */
  const fontverter: { convert(file: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
