import { describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import {
  amountTexts,
  noSides,
  type PayableService,
  payableServices,
  readSelection,
} from './selection.ts';

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
      sides: noSides,
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

describe('the selection of what is sold by its size', () => {
  const banner: PayableService = {
    ...{ name: 'Banner', label: 'Banner', unit: '/sq.ft', unitLabel: '/sq.ft' },
    amountPaise: 1400,
    limits: { least: 1, most: 5000, step: 1, longestSide: 100 },
  };
  const readBanner = (query: string) =>
    readSelection(`?serviceName=Banner&price=14&${query}`, [banner]);
  const size = { width: 20, height: 10 };
  const sides = { width: '20', height: '10' };

  it.each(['quantity=200&', ''])('has a size of the address after “%s”', (quantity) => {
    const selection = readBanner(`${quantity}width=20&height=10`);
    expect(selection).toMatchObject({ sides, counts: size });
  });

  it('has the boards of a plan', () => {
    const selection = readBanner('quantity=400&boards=2&width=20&height=10');
    expect(selection).toMatchObject({ sides, counts: { boards: 2, ...size } });
  });

  it.each(['quantity=200', 'quantity=200&width=3&height=2'])(
    'has the square feet of %s and no size',
    (query) => {
      const selection = readBanner(query);
      expect(selection).toMatchObject({ quantityText: '200', sides: noSides, counts: null });
    },
  );

  it('has neither without a quantity', () => {
    expect(readBanner('')).toMatchObject({ quantityText: '', sides: noSides, counts: null });
  });

  it('keeps a size that is wrong or in other digits', () => {
    const typed = { width: '१०', height: 'wide' };
    const selection = readBanner(new URLSearchParams(typed).toString());
    expect(selection).toMatchObject({ quantityText: '', sides: typed, counts: null });
  });
});

describe('the amounts in words', () => {
  const { tax } = readSite().payment;
  const textsWith = (gstPercent: number) =>
    amountTexts(orderAmounts(749_900, 2, gstPercent), { tax, gstPercent });

  it('are the total alone without GST', () => {
    expect(textsWith(0)).toEqual({ total: '₹14,998', taxed: undefined });
  });

  it('are price and GST in a line each where GST is charged', () => {
    const { total, taxed } = textsWith(18);
    const gst = fill(tax.gst, { percent: 18 });
    expect([total, taxed]).toEqual(['₹17,697.64', `${tax.price} ₹14,998\n${gst} ₹2,699.64`]);
  });
});
