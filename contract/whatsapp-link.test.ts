import { expect, it } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

const text = 'नमस्ते & 50% "₹1,20,000"\n#ok?';

it('writes wa.me links with digits only and a text whose signs are encoded', () => {
  expect(whatsappLink('+91 98765-43210', text)).toBe(
    'https://wa.me/919876543210?text=नमस्ते%20%26%2050%25%20%22₹1%2C20%2C000%22%0A%23ok%3F',
  );
});

it('leads to the same chat as the fully encoded text', () => {
  const { searchParams } = new URL(whatsappLink('+919876543210', text));
  expect(searchParams.get('text')).toBe(text);
});
