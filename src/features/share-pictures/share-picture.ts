import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { layOutHeadline } from '#src/lib/headline.ts';
import { paintText, widthOf } from '#src/lib/painted-text.ts';
import type { SectionOf } from '#src/site/section.ts';
import { inks } from './drawing-styles.ts';
import { shareDrawing } from './share-drawing.tsx';

const width = 1200;
const height = 630;
const ground = 600;
const wideBoard = { x: 60, y: 70, width: 1080, height: 390 };

/** Board beside a drawing. */
const narrowBoard = { x: 40, y: 70, width: 600, height: 390 };
/** Field of the drawing: on the ground, to the right of all text. */
export const field = { x: 660, y: ground - 357, width: 520 };

/** Hatching along the foot of the board, by region (styles/Region.module.css). */
const hatching: Record<string, string> = {
  bhojpuri: 'M0 8h28M6 8 12 1M6 8l6 7M18 8l6-7M18 8l6 7',
  mithila: 'M0 16 12 0M12 16 24 0M24 16l4-5',
  magadh: 'M2 8C8 0 14 0 18 8 14 16 8 16 2 8Zm16 0h10',
  anga: 'M0 8C5-2 9-2 14 8s9 10 14 0',
  seemanchal: 'M0 2c12 0 16 12 28 12M0 14C12 14 16 2 28 2',
};

interface SharePicture {
  headline: string;
  brand: string;
  line: string;
  region?: string | undefined;
  hero?: SectionOf<'hero'> | undefined;
}

function paintHeadline(headline: string, { x, y, width, height }: typeof wideBoard): string {
  const letters = { x: x + 60, y: y + 40, width: width - 120, height: height - 80 };
  const { lines, fontSize } = layOutHeadline(headline, letters);
  return lines
    .map(({ text, y }) => paintText({ text, x: letters.x, y, fontSize, colour: inks.onSindoor }))
    .join('');
}

function drawLamps({ x, width }: typeof wideBoard): string {
  const count = Math.round(width / 260);
  const gap = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.round(x + gap * (index + 0.5) - 34);
    return `<path d="M${left} 72V34h46v10" fill="none" stroke="${inks.ink}" stroke-width="6"/><path d="M${left + 32} 42h28l14 20h-56z" fill="${inks.ink}"/>`;
  }).join('');
}

/** The picture as SVG: a hoarding on two poles, the brand between them, and the hero's drawing, if any. */
export function drawSharePicture(picture: SharePicture): string {
  const { headline, brand, line, region = 'mithila', hero } = picture;
  const drawing = shareDrawing(hero, field);
  const board = drawing ? narrowBoard : wideBoard;
  const { x, y } = board;
  const foot = y + board.height;
  const inset = drawing ? 40 : 110;
  const right = x + board.width - inset;
  const left = x + inset + 56;
  const small = Math.min(30, (right - 50 - left) / widthOf(line));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse"><circle cx="11" cy="11" r="3" fill="${inks.deepPaper}"/></pattern>
<pattern id="edge" width="28" height="16" y="${foot - 40}" patternUnits="userSpaceOnUse"><path d="${hatching[region]}" fill="none" stroke="${inks.onSindoor}" stroke-width="3"/></pattern>
</defs>
<rect width="100%" height="100%" fill="${inks.paper}"/><rect width="100%" height="100%" fill="url(#dots)"/>
${drawLamps(board)}
<path d="M${x + inset} ${foot}h24v170h-24zm${right - x - inset - 24} 0h24v170h-24z" fill="${inks.ink}"/><path d="M0 ${ground}h1200v30H0z" fill="${inks.ink}"/>
<rect x="${x}" y="${y}" width="${board.width}" height="${board.height}" fill="${inks.sindoor}" stroke="${inks.ink}" stroke-width="10"/>
<rect x="${x + 16}" y="${y + 16}" width="${board.width - 32}" height="${board.height - 32}" fill="none" stroke="${inks.onSindoor}" stroke-width="4"/>
<rect x="${x + 18}" y="${foot - 40}" width="${board.width - 36}" height="16" fill="url(#edge)"/>
${paintHeadline(headline, board)}
${paintText({ text: brand, x: left, y: 532, fontSize: 54, colour: inks.ink })}
${paintText({ text: line, x: left, y: 574, fontSize: small, colour: inks.soft })}
${drawing}${drawing && `<path d="M${field.x} ${ground}V${field.y}h${field.width}V${ground}" fill="none" stroke="${inks.ink}" stroke-width="10"/>`}
</svg>`;
}

/** The picture as a PNG with a palette, about 20 KB (docs/product.md, Search). */
export async function renderSharePicture(picture: SharePicture): Promise<Buffer> {
  const pixels = new Resvg(drawSharePicture(picture), {
    font: { loadSystemFonts: false },
  }).render();
  return sharp(pixels.pixels, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .png({ palette: true, colours: 32, dither: 0, effort: 1 })
    .toBuffer();
}
