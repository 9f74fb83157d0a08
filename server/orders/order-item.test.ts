import { expect, it } from 'vitest';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { describeItem } from './order-item.ts';

const { counts: words } = paymentLabels;
const labels = {
  ...paymentLabels,
  counts: { ...words, size: '{width} by {height} ft' as typeof words.size },
};
const content = { catalogue, labels };
const flex = {
  ...{ serviceName: 'Flex', quantity: 200, counts: null, unit: '/sq.ft' },
  amountPaise: 330_400,
};

it('gives quantity and unit price, without GST', () => {
  expect(describeItem({ ...flex, taxPaise: 50_400 })).toBe('Flex (200 × ₹14 /sq.ft)');
  expect(describeItem({ ...flex, unit: null, taxPaise: 0 })).toBe('Flex (200 × ₹16.52)');
});

it('is the service alone for one unit', () => {
  expect(describeItem({ ...flex, quantity: 1, taxPaise: 0 })).toBe('Flex');
});

it('labels service and unit in a language, while its catalogue has them', () => {
  const order = { ...flex, serviceName: 'SEO Optimization', taxPaise: 50_400 };
  expect(describeItem({ ...order, unit: '/month' }, content)).toBe('SEO (200 × ₹14 a month)');
  expect(describeItem({ ...order, unit: '/year' }, content)).toBe('SEO (200 × ₹14 /year)');
  expect(describeItem({ ...flex, taxPaise: 50_400 }, content)).toBe('Flex (200 × ₹14 /sq.ft)');
});

it('gives the breakdown of the quantity, by its keys or in a language', () => {
  const sheet = { ...flex, counts: '{"width":20,"height":10}', taxPaise: 50_400 };
  expect(describeItem(sheet)).toBe('Flex (width 20 × height 10, 200 × ₹14 /sq.ft)');
  expect(describeItem(sheet, content)).toBe('Flex (20 by 10 ft, 200 × ₹14 /sq.ft)');
  const small = { ...sheet, quantity: 1, counts: '{"width":0.5,"height":1.5}' };
  expect(describeItem(small, content)).toBe('Flex (0.5 by 1.5 ft)');
});
