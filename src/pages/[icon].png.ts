import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { APIRoute, GetStaticPaths } from 'astro';

/** Widths in pixels. iPhones request apple-touch-icon.png without a link. */
const widths = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = (() =>
  Object.entries(widths).map(([icon, width]) => ({
    params: { icon },
    props: { width },
  }))) satisfies GetStaticPaths;

/** PNG icons for home screens. */
export const GET: APIRoute<{ width: number }> = async ({ props: { width } }) => {
  const svg = await readFile('public/icon.svg', 'utf8');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  return new Response(new Uint8Array(png.asPng()), { headers: { 'content-type': 'image/png' } });
};
