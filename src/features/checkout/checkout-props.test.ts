import { expect, it } from 'vitest';
import { catalogue, request } from '#tests/fixtures/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkoutProps, statusProps } from './checkout-props.ts';

const site = readSite();

it.each([checkoutProps, statusProps])('%o omits labels that only the server uses', (propsOf) => {
  const server = Object.fromEntries(
    Object.keys(site.payment.server).map((name) => [name, 'server label']),
  ) as typeof site.payment.server;
  const props = propsOf({ ...site, payment: { ...site.payment, server } });
  expect(JSON.stringify(props)).not.toContain('server label');
});

it('suggests the sizes that a page shows with their prices', () => {
  const boards = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'board-sizes' ? [section] : [])),
  );
  const { services } = checkoutProps(site);
  expect(services.filter(({ sizes }) => sizes)).toHaveLength(boards.length);
  for (const { from, sizes } of boards) {
    const suggested = services.find(({ name }) => name === from)?.sizes;
    expect(suggested).toEqual(sizes.map(({ width, height }) => ({ width, height })));
  }
});

it('names the third-party costs of the budget page with their service', () => {
  const asked = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'budget' ? section.asked : [])),
  );
  const { services } = checkoutProps(site);
  const named = services.flatMap(({ name, costs = [] }) => costs.map((text) => `${name}: ${text}`));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(asked.map(({ from, text }) => `${from}: ${text}`)));
});

it('offers only services that have a price', () => {
  const { services } = checkoutProps({ ...site, catalogue });
  expect(services.map(({ name }) => name)).toEqual([request.serviceName]);
});

it('names how long details are kept once the owner has confirmed it', () => {
  const { retention } = site.payment;
  const privacyWith = (sample: boolean) => {
    const payment = { ...site.payment, retention: { ...retention, sample } };
    return checkoutProps({ ...site, payment }).labels.privacy;
  };
  const periods = new RegExp(`\\b${retention.unpaidDays}\\b.*\\b${retention.paidYears}\\b`);
  expect(privacyWith(true)).toBe(site.payment.checkout.privacy);
  expect(privacyWith(false)).toMatch(periods);
});
