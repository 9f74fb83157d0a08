import { encode } from 'uqr';
import { sceneSide } from '../surfaces.ts';
import type { Inks } from './inks.ts';

/** Px of the scene. */
const moduleSide = 4;
const margin = 4;

/** SVG of a QR code on a sheet of paper, in the lower right corner of a scene. */
export function codeSticker(text: string, { sheet, line }: Pick<Inks, 'sheet' | 'line'>): string {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const rows = data.map((row, y) => {
    const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...runs.matchAll(/1+/g)]
      .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  const corner = sceneSide - margin - size * moduleSide;
  return `<g transform="translate(${corner} ${corner}) scale(${moduleSide})"><path fill="${sheet}" d="M0 0h${size}v${size}H0z"/><path fill="${line}" d="${rows.join('')}"/></g>`;
}
