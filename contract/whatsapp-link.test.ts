import { expect, it } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

it('writes wa.me links with digits only and an encoded text', () => {
  expect(whatsappLink('+91 98765-43210', 'नमस्ते & 50%\nok')).toBe(
    `https://wa.me/919876543210?text=${encodeURIComponent('नमस्ते & 50%\nok')}`,
  );
});
