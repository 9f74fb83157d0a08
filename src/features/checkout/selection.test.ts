import { describe, expect, it } from 'vitest';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { payableServices, readSelection } from './selection.ts';

const services = payableServices(catalogue);
const read = (query: string) => readSelection(query, services);

describe('the selection of the checkout', () => {
  it.each(services)('reads the rate card’s link to $name', (service) => {
    const search = new URL(checkoutPath(service.name, service.amountPaise), 'http://a').search;
    expect(read(search)).toEqual({
      kind: 'chosen',
      service,
      priceChanged: false,
      quantityText: '1',
      counts: null,
    });
  });

  it.each([
    ['nothing', ''],
    ['no service', '?price=7499'],
    ['no price', '?serviceName=SEO+Optimization'],
    ['an empty price', '?serviceName=SEO+Optimization&price=%20'],
    ['an unknown service', '?serviceName=SEO&price=7499'],
    ['a service in other letters', '?serviceName=seo+optimization&price=7499'],
    ['a service without a price', '?serviceName=Event+Promotions&price=Custom'],
    ['a name of every object', '?serviceName=__proto__&price=1'],
  ])('is invalid with %s', (_what, query) => {
    expect(read(query)).toEqual({ kind: 'invalid' });
  });

  it.each(['1', '7498.99', '7,499', '-7499', 'NaN', '1e999', 'Custom'])(
    'uses the catalogue’s price instead of %s, and flags it',
    (price) => {
      const selection = read(`?serviceName=SEO+Optimization&price=${price}`);
      expect(selection).toMatchObject({ service: { amountPaise: 749_900 }, priceChanged: true });
    },
  );

  it.each(['12', '0', '1e9', 'many'])('keeps the quantity %s of the address', (quantity) => {
    const query = `?serviceName=SEO+Optimization&price=7499&quantity=${quantity}`;
    expect(read(query)).toMatchObject({ quantityText: quantity });
  });

  it('reads the breakdown of the quantity', () => {
    const counts = { months: 3, times: 2 };
    const path = checkoutPath('SEO Optimization', 749_900, 6, counts);
    expect(read(new URL(path, 'http://a').search)).toMatchObject({ quantityText: '6', counts });
  });

  it.each([
    'days=3',
    'days=3&vehicles=3',
    'days=-3&vehicles=-2',
    'days=many&vehicles=6',
    'days=3&days=2',
    'years=6',
    'width=3&height=2',
    'elephants=6',
  ])('ignores counts that do not add up: %s', (counts) => {
    const query = `?serviceName=SEO+Optimization&price=7499&quantity=6&${counts}`;
    expect(read(query)).toMatchObject({ quantityText: '6', counts: null });
  });

  it.each(['7499', '7499.00', ' 7499 '])('accepts the price written as %j', (price) => {
    const query = new URLSearchParams({ serviceName: 'SEO Optimization', price });
    expect(read(`?${query}`)).toMatchObject({ priceChanged: false });
  });
});
