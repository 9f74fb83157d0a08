import sharp from 'sharp';

/** Tops of pages, 1.5 screens each, side by side. */
export async function contactSheet(
  pictures: Buffer[],
  size: { width: number; height: number },
  file: string,
): Promise<void> {
  const width = size.width / 2;
  const height = Math.round(size.height * 0.75);
  const columns = Math.min(pictures.length, Math.floor(2880 / width));
  const gap = 16;
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const { height: whole } = await sharp(picture).metadata();
      const top = { left: 0, top: 0, width: size.width, height: Math.min(whole, 2 * height) };
      return {
        input: await sharp(picture).extract(top).resize({ width }).toBuffer(),
        left: (index % columns) * (width + gap),
        top: Math.floor(index / columns) * (height + gap),
      };
    }),
  );
  const rows = Math.ceil(pictures.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap),
      height: rows * (height + gap),
      channels: 3,
      background: '#888',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
