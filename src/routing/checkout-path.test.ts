import { expect, it } from 'vitest';
import { checkoutPath } from './checkout-path.ts';

it('names service and price, whatever letters the name has', () => {
  const path = checkoutPath('Poster/Social Media & Co. (5 pages)', 49_900);
  const query = new URL(path, 'http://x').searchParams;
  expect(query.get('serviceName')).toBe('Poster/Social Media & Co. (5 pages)');
  expect(query.get('price')).toBe('499');
});
