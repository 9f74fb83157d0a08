import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { paintText } from '#src/display-font/painted-text.ts';
import { layOutHeadline } from './headline.ts';

const width = 1200;
const height = 630;
const board = { x: 60, y: 70, width: 1080, height: 390 };

/** Hatching of the double line on the board's foot, by region; see styles/Region.module.css. */
const hatching: Record<string, string> = {
  bhojpuri: 'M0 8h28M6 8 12 1M6 8l6 7M18 8l6-7M18 8l6 7',
  mithila: 'M0 16 12 0M12 16 24 0M24 16l4-5',
  magadh: 'M2 8C8 0 14 0 18 8 14 16 8 16 2 8Zm16 0h10',
  anga: 'M0 8C5-2 9-2 14 8s9 10 14 0',
  seemanchal: 'M0 2c12 0 16 12 28 12M0 14C12 14 16 2 28 2',
};

/** What a link preview picture says. */
export interface SharePicture {
  headline: string;
  brand: string;
  line: string;
  region?: string | undefined;
}

function drawHeadline(headline: string): string {
  const { lines, fontSize, leading, foot } = layOutHeadline(
    headline,
    board.width - 120,
    board.height - 80,
  );
  const top = board.y + (board.height - leading * lines.length) / 2 + foot;
  return lines
    .map((text, index) =>
      paintText({
        text,
        x: board.x + 60,
        y: top + index * leading,
        fontSize,
        colour: '#fff3dc',
      }),
    )
    .join('');
}

function lamps(): string {
  return [210, 470, 730, 990]
    .map(
      (x) =>
        `<path d="M${x} 72V34h46v10" fill="none" stroke="#1d1713" stroke-width="6"/><path d="M${x + 32} 42h28l14 20h-56z" fill="#1d1713"/>`,
    )
    .join('');
}

/** The picture as SVG: a hoarding on two poles, with the brand on a plate between them. */
function drawSharePicture({ headline, brand, line, region = 'mithila' }: SharePicture): string {
  const poleTop = board.y + board.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse"><circle cx="11" cy="11" r="3" fill="#e8d9b8"/></pattern>
<pattern id="edge" width="28" height="16" y="${poleTop - 40}" patternUnits="userSpaceOnUse"><path d="${hatching[region]}" fill="none" stroke="#fff3dc" stroke-width="3"/></pattern>
</defs>
<rect width="100%" height="100%" fill="#f4ead3"/><rect width="100%" height="100%" fill="url(#dots)"/>
${lamps()}
<path d="M170 ${poleTop}h24v170h-24zm836 0h24v170h-24z" fill="#1d1713"/><path d="M0 600h1200v30H0z" fill="#1d1713"/>
<rect x="${board.x}" y="${board.y}" width="${board.width}" height="${board.height}" fill="#b0211a" stroke="#1d1713" stroke-width="10"/>
<rect x="${board.x + 16}" y="${board.y + 16}" width="${board.width - 32}" height="${board.height - 32}" fill="none" stroke="#fff3dc" stroke-width="4"/>
<rect x="${board.x + 18}" y="${poleTop - 40}" width="${board.width - 36}" height="16" fill="url(#edge)"/>
${drawHeadline(headline)}
${paintText({ text: brand, x: 226, y: 532, fontSize: 54, colour: '#1d1713' })}
${paintText({ text: line, x: 226, y: 574, fontSize: 30, colour: '#5b4e42' })}
</svg>`;
}

/** The picture as PNG with a palette: some 20 KB of the 100 allowed (docs/product.md, Search). */
export async function renderSharePicture(picture: SharePicture): Promise<Buffer> {
  const pixels = new Resvg(drawSharePicture(picture), {
    font: { loadSystemFonts: false },
  }).render();
  return sharp(pixels.pixels, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .png({ palette: true, colours: 32, dither: 0, effort: 1 })
    .toBuffer();
}
