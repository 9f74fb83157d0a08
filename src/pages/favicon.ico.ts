import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';

/** Pixels; search engines require a multiple of 48. */
const size = 48;
const headerBytes = 22;

/** An ICO file with one PNG picture. */
function icoOf(png: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}

/** The icon at its conventional address, which search engines request. */
export const GET: APIRoute = async () => {
  const svg = await readFile('public/icon.svg', 'utf8');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  return new Response(new Uint8Array(icoOf(png)), { headers: { 'content-type': 'image/x-icon' } });
};
