import { afterEach, beforeEach, expect, it } from 'vitest';
import { statusResponseSchema } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { singleQuantity } from '#contract/quantity.ts';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { listOrders } from './list.ts';

const { server } = paymentLabels;
const twelve = { service: request.serviceName, quantities: '1–12' };
const two = { service: 'SEO Optimization (2 × ₹7,499 /month)', price: '₹14,998' };
let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const pay = (changes = {}) => api.post('/api/phonepe', { ...request, ...changes });

it.each([
  ['no unit', { quantity: 0 }, 400, server.badQuantity],
  ['less than nothing', { quantity: -1 }, 400, server.badQuantity],
  ['half a unit', { quantity: 1.5 }, 400, server.badQuantity],
  ['a quantity in words', { quantity: 'two' }, 400, server.badQuantity],
  ['counts that make another', { quantity: 6, counts: { days: 2 } }, 400, server.badQuantity],
  ['years of a month', { quantity: 2, counts: { years: 2 } }, 400, server.badQuantity],
  ['a width of a month', { quantity: 2, counts: { width: 2 } }, 400, server.badQuantity],
  [
    'a month that counts for a hundredth',
    { counts: { months: 30, times: 0.01 } },
    400,
    server.badQuantity,
  ],
  ['counts of nothing', { counts: { days: 0 } }, 400, server.badQuantity],
  ['too many', { quantity: 1e9 }, 400, fill(server.quantityLimits, twelve)],
  ['no money', { amount: 0 }, 400, server.badAmount],
  ['parts of a paisa of a large sum', { amount: 19_999_999.990_000_013 }, 400, server.badAmount],
  ['parts of a paisa', { amount: 16.521 }, 400, server.badAmount],
  ['a wrong GSTIN', { gstin: '27AAPFU0939F1ZX' }, 400, server.badGstin],
  ['a GSTIN where no GST is charged', { gstin: '27AAPFU0939F1ZV' }, 400, server.noGst],
  ['the price of one for two', { quantity: 2 }, 409, fill(server.priceChanged, two)],
])('refuses %s with a message, and changes nothing', async (_what, changes, status, message) => {
  expect(await pay(changes)).toMatchObject({ status, body: { success: false, message } });
  expect(await Array.fromAsync(listOrders(api.db))).toEqual([]);
  expect(api.provider.started).toEqual([]);
});

it('allows one of a service without a unit per order', async () => {
  const labels = { label: 'Logo', unitLabel: undefined };
  const logo = {
    name: 'Logo',
    unit: undefined,
    amountPaise: 299_900,
    limits: singleQuantity,
    ...labels,
  };
  api.checkout.catalogue = { categories: [{ name: 'Design', services: [logo] }] };
  const { status, body } = await pay({ serviceName: 'Logo', amount: 5_998, quantity: 2 });
  const message = fill(server.quantityLimits, { service: 'Logo', quantities: '1' });
  expect([status, body.message]).toEqual([400, message]);
});

it("describes the order without the payer's details", async () => {
  api.checkout.gstPercent = 18;
  const gstin = '27AAPFU0939F1ZV';
  const { body: placed } = await pay({ quantity: 2, amount: 17_697.64, gstin });
  const about = {
    code: expect.any(String),
    ...{ service: request.serviceName, serviceName: request.serviceName },
    ...{
      quantity: 2,
      counts: null,
      unit: '/month',
      amountPaise: 1_769_764,
      taxPaise: 269_964,
      refundedPaise: 0,
    },
    createdAtMs: api.clock.nowMs,
    mayPayAgain: false,
  };
  const path = `/api/phonepe-status?id=${placed.orderId}`;
  expect((await api.get(path)).body.order).toEqual({ ...about, paidAtMs: null, isOver: false });
  api.provider.onFind = () => ({ state: 'completed', amountPaise: 1_769_764 });
  const { body } = await api.get(path);
  expect(body.order).toEqual({ ...about, paidAtMs: api.clock.nowMs, isOver: true });
  expect(statusResponseSchema.parse(body)).toEqual(body);
});
