import { expect, it } from 'vitest';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { describeItem } from './order-item.ts';

const flex = { serviceName: 'Flex', quantity: 200, unit: '/sq.ft', amountPaise: 330_400 };

it('says how many at which price, without GST', () => {
  expect(describeItem({ ...flex, taxPaise: 50_400 })).toBe('Flex (200 × ₹14 /sq.ft)');
  expect(describeItem({ ...flex, unit: null, taxPaise: 0 })).toBe('Flex (200 × ₹16.52)');
});

it('is the service where one unit was bought', () => {
  expect(describeItem({ ...flex, quantity: 1, taxPaise: 0 })).toBe('Flex');
});

it('calls service and unit as a language does, while its catalogue has them', () => {
  const order = { ...flex, serviceName: 'SEO Optimization', taxPaise: 50_400 };
  expect(describeItem({ ...order, unit: '/month' }, catalogue)).toBe('SEO (200 × ₹14 a month)');
  expect(describeItem({ ...order, unit: '/year' }, catalogue)).toBe('SEO (200 × ₹14 /year)');
  expect(describeItem({ ...flex, taxPaise: 50_400 }, catalogue)).toBe('Flex (200 × ₹14 /sq.ft)');
});
