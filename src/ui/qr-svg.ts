import { encode } from 'uqr';

/** A link as a QR code: an SVG drawing of one path, black on white. */
export function qrSvg(link: string): string {
  const { data, size } = encode(link, { ecc: 'L', border: 2 });
  const path = data
    .map((row, y) => {
      const cells = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...cells.matchAll(/1+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path shape-rendering="crispEdges" d="${path}"/></svg>`
  );
}
