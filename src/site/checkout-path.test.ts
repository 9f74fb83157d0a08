import { expect, it } from 'vitest';
import { checkoutPath } from './checkout-path.ts';

it('encodes the name of the service', () => {
  const path = checkoutPath('Poster/Social Media & Co. (5 pages)', 49_900);
  const query = new URL(path, 'http://x').searchParams;
  expect(query.get('serviceName')).toBe('Poster/Social Media & Co. (5 pages)');
  expect(query.get('price')).toBe('499');
});

it('adds quantity and its breakdown', () => {
  expect(checkoutPath('Flex', 1400, 200, { width: 20, height: 10 })).toBe(
    '/payment?serviceName=Flex&price=14&quantity=200&width=20&height=10',
  );
  expect(checkoutPath('Flex', 1400, 1, { times: 1 })).toBe(
    '/payment?serviceName=Flex&price=14&times=1',
  );
});
