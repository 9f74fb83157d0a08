import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrSvg } from './qr-svg.ts';

it('draws every dark module of the code, and no other', () => {
  const link = 'https://wa.me/919876543210';
  const { data, size } = encode(link, { ecc: 'L', border: 2 });
  const drawn = data.map(() => Array<boolean>(size).fill(false));
  for (const [, x, y, run] of qrSvg(link).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  expect(drawn).toEqual(data);
});
