import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type PhotoPlace, photoSizes } from '../src/content/photo.schema.ts';
import { paintText, widthOf } from '../src/lib/painted-text.ts';

/** Greys lit from above on the left; a halftone makes the inks of them. */
const shades = `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#999"/><stop offset="1" stop-color="#fff"/></linearGradient>
<linearGradient id="wall"><stop stop-color="#f4f4f4"/><stop offset="1" stop-color="#777"/></linearGradient>
<linearGradient id="cloth"><stop stop-color="#ddd"/><stop offset="1" stop-color="#444"/></linearGradient>
<linearGradient id="dark"><stop stop-color="#666"/><stop offset="1" stop-color="#0a0a0a"/></linearGradient>
<linearGradient id="road" x2="0" y2="1"><stop stop-color="#bbb"/><stop offset="1" stop-color="#444"/></linearGradient>
<linearGradient id="rib" x2="0" y2="1"><stop stop-color="#eee"/><stop offset="1" stop-color="#666"/></linearGradient>
<radialGradient id="round" cx=".35" cy=".3" r=".8"><stop stop-color="#aaa"/><stop offset="1" stop-color="#111"/></radialGradient>
</defs>`;

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const line = (path: string, width: number, colour = '#111') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const word = (text: string, x: number, y: number, width: number, colour: string) =>
  paintText({ text, x, y, fontSize: width / widthOf(text), colour });

/** A person seen from behind, 300 high, standing at x, y; arms are a separate path. */
const person = (x: number, y: number, size: number, arms = '') =>
  `<g transform="translate(${x} ${y})scale(${size})"><path d="M-34-130h68l12 130h-36l-8-100-16 100h-34z" fill="url(#dark)"/><path d="M-44-236q44-22 88 0l6 116h-100z" fill="url(#cloth)"/>${line(arms, 22, '#555')}<ellipse cy="-272" rx="25" ry="30" fill="url(#round)"/></g>`;

const wheel = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#111"/><circle cx="${x}" cy="${y}" r="${radius * 0.55}" fill="#aaa"/>`;

const ladder = (x: number, y: number) =>
  line(`M${x} ${y}l70-430m60 430l-34-430`, 12, '#222') +
  [0, 1, 2, 3, 4, 5]
    .map((rung) =>
      line(`M${x + 14 + rung * 11} ${y - 70 - rung * 62}h${108 - rung * 16}`, 9, '#222'),
    )
    .join('');

const ribs = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, row) => box(x, y + row * 30, width, 30, 'url(#rib)')).join('');

/** What each stand-in shows, in the units of its halftone. */
const drawings: Record<PhotoPlace, string> = {
  founder: `${box(0, 0, 640, 800, 'url(#wall)')}${box(70, 110, 500, 240, '#333')}${word('सिवान', 150, 270, 340, '#eee')}<path d="M70 800q0-230 190-270h140q190 40 190 270z" fill="url(#cloth)"/><path d="M275 470h110v70q-55 50-110 0z" fill="#777"/><path d="M215 400q-6-150 115-150t115 150q-10 110-115 110t-115-110z" fill="url(#round)"/>`,
  press: `${box(0, 0, 900, 600, 'url(#wall)')}${box(0, 490, 900, 110, 'url(#road)')}${box(130, 90, 590, 80, 'url(#rib)')}<path d="M170 210h510l50 320h-610z" fill="#eee"/>${word('मिठाई', 230, 440, 400, '#222')}${box(90, 160, 670, 66, '#222')}${box(330, 140, 120, 100, 'url(#dark)')}${box(90, 226, 40, 330, '#333')}${box(720, 226, 40, 330, '#111')}${person(820, 595, 1.35, 'M-36-215l-40 70')}`,
  painter: `${box(0, 0, 900, 600, 'url(#wall)')}${box(60, 70, 780, 340, '#d8d8d8')}${word('दुकान', 120, 320, 560, '#1a1a1a')}${box(0, 520, 900, 80, 'url(#road)')}${ladder(560, 560)}${person(650, 440, 1.1, 'M36-220l50-60 30-60M-36-220l-50 40')}${line('M770 40l-20 40', 10)}<path d="M520 300h54l-8 60h-38z" fill="#111"/>`,
  shutter: `${box(0, 0, 900, 600, '#888')}${box(0, 0, 900, 100, '#333')}${box(110, 100, 680, 450, '#080808')}${ribs(110, 100, 680, 12)}${word('कपड़ा', 150, 370, 480, '#151515')}${box(0, 100, 110, 450, 'url(#wall)')}${box(790, 100, 110, 450, 'url(#dark)')}${box(0, 545, 900, 55, 'url(#road)')}${person(725, 585, 1.3, 'M-36-215l-60 20')}`,
  rickshaw: `${box(0, 0, 900, 420, 'url(#sky)')}<path d="M0 400v-150q90-80 190-10t160-30 130 90v120z" fill="#aaa"/><path d="M640 400v-270h260v270z" fill="#ccc"/>${box(0, 400, 900, 200, 'url(#road)')}${person(590, 440, 0.85, 'M30-220l70 60')}${box(180, 120, 490, 36, '#222')}${line('M210 150v230M640 150l50 190M440 150v140', 14, '#222')}<path d="M170 290h340v90h70v-60h120l40 140h-570z" fill="url(#cloth)"/>${box(205, 305, 270, 110, '#f4f4f4')}${word('मेला', 255, 395, 170, '#1a1a1a')}${wheel(280, 480, 50)}${wheel(670, 480, 50)}<ellipse cx="460" cy="540" rx="330" ry="14" fill="#222"/>`,
  office: `${box(0, 0, 900, 600, 'url(#wall)')}${box(90, 60, 720, 120, '#1c1c1c')}${word('विज्ञापन', 270, 148, 360, '#eee')}${box(130, 210, 350, 290, '#555')}${box(150, 230, 310, 250, 'url(#sky)')}${line('M305 230v250', 10, '#444')}${box(560, 210, 190, 320, 'url(#dark)')}${box(530, 520, 250, 30, '#ddd')}${box(500, 550, 310, 50, '#999')}${person(655, 545, 1, 'M-38-215v90')}${wheel(210, 540, 44)}${wheel(390, 540, 44)}<path d="M200 520l60-70h90l60 70z" fill="url(#cloth)"/>`,
  crew: `${box(0, 0, 900, 600, 'url(#sky)')}<path d="M0 600v-60q220-70 460-20t440-10v90z" fill="#777"/>${line('M270 420v180M640 420v180', 30, '#222')}${box(110, 130, 680, 300, '#222')}${box(126, 146, 648, 268, '#f4f4f4')}<path d="M126 146h420l60 268h-480z" fill="#bbb"/>${word('नया', 190, 350, 290, '#111')}${person(590, 428, 0.9, 'M40-225l60-50M-36-220l-50 30')}${ladder(690, 600)}`,
  team: `${box(0, 0, 900, 600, 'url(#wall)')}${box(250, 60, 400, 190, '#333')}${word('दाम', 350, 200, 200, '#eee')}${person(170, 600, 1.6, 'M36-210l70 60')}${person(740, 590, 1.6, 'M-36-210l-70 60')}<path d="M270 400h350l130 200h-620z" fill="url(#rib)"/><path d="M380 430h130l20 100h-190z" fill="#fff"/>${line('M400 460h80m-90 26h100m-110 26h80', 7, '#333')}`,
};

/** A drawing as a JPEG, larger than its halftone. */
export function drawSamplePhoto(place: PhotoPlace): Promise<Buffer> {
  const { width, height } = photoSizes[place];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shades}${drawings[place]}</svg>`;
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: 1200 },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(picture.asPng()).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
