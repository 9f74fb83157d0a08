import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';

export const getStaticPaths = () => ['180', '192', '512'].map((size) => ({ params: { size } }));

/** The icon of public/icon.svg as PNG, for home screens. */
export const GET: APIRoute = async ({ params }) => {
  const svg = await readFile('public/icon.svg', 'utf8');
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: Number(params.size) } }).render();
  return new Response(new Uint8Array(png.asPng()), { headers: { 'content-type': 'image/png' } });
};
