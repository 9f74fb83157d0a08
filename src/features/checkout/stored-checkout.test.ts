import { describe, expect, it } from 'vitest';
import { idempotencyKeyPattern } from '#contract/checkout-rules.ts';
import { noDetails } from './details.ts';
import { forbidden, memory } from './memory-store.fixture.ts';
import {
  Draft,
  pastOrders,
  receiptDetails,
  rememberOrder,
  saveReceiptDetails,
} from './stored-checkout.ts';

const details = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', gstin: '' };
const request = {
  name: 'Asha',
  phone: '9876543210',
  amount: 7499,
  serviceName: 'SEO Optimization',
};

describe('the draft of a checkout', () => {
  it('is empty at first and keeps what was typed over a reload', () => {
    const store = memory();
    const draft = new Draft(() => store);
    expect(draft.details).toEqual(noDetails);
    draft.saveDetails(details);
    expect(new Draft(() => store).details).toEqual(details);
  });

  it('keeps one key for one filled form, over a reload too', () => {
    const store = memory();
    const draft = new Draft(() => store);
    const key = draft.keyFor(request);
    expect(key).toMatch(idempotencyKeyPattern);
    draft.saveDetails(details);
    expect(draft.keyFor({ ...request })).toBe(key);
    expect(new Draft(() => store).keyFor(request)).toBe(key);
  });

  it('makes another key for other details, and after a definite no', () => {
    const draft = new Draft(() => memory());
    const keys = [draft.keyFor(request), draft.keyFor({ ...request, phone: '9876543211' })];
    draft.dropKey();
    keys.push(draft.keyFor({ ...request, phone: '9876543211' }));
    expect(new Set(keys).size).toBe(3);
  });

  it('knows of which order its details are, until others are typed', () => {
    const store = memory();
    const draft = new Draft(() => store);
    draft.saveDetails(details);
    draft.keyFor(request);
    draft.setOrder('BAW-1');
    draft.saveDetails({ ...details, email: 'asha@example.org' });
    expect(new Draft(() => store).belongsTo('BAW-1')).toBe(true);
    draft.saveDetails({ ...details, name: 'Ravi' });
    expect(draft.belongsTo('BAW-1')).toBe(false);
  });

  it('drops the key of an order alone, not that of a request without an answer', () => {
    const draft = new Draft(() => memory());
    const first = draft.keyFor(request);
    draft.setOrder('BAW-1');
    draft.dropKeyOf('BAW-2');
    expect(draft.keyFor(request)).toBe(first);
    draft.dropKeyOf('BAW-1');
    const second = draft.keyFor(request);
    draft.dropKeyOf('BAW-1');
    expect([draft.keyFor(request), second === first]).toEqual([second, false]);
  });

  it('lets go of a key that another page has dropped meanwhile', () => {
    const store = memory();
    const draft = new Draft(() => store);
    draft.keyFor(request);
    new Draft(() => store).dropKey();
    expect(draft.hasSent(request)).toBe(true);
    draft.reload();
    expect(draft.hasSent(request)).toBe(false);
  });

  it('keeps the details when the key is dropped, and nothing when it is cleared', () => {
    const store = memory();
    const draft = new Draft(() => store);
    draft.saveDetails(details);
    draft.dropKey();
    expect(new Draft(() => store).details).toEqual(details);
    draft.clear();
    expect(draft.details.name).toBe('');
    expect(store.getItem('checkout')).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"details":{"name":1}}', '{"details":{}}', '{"sent":{"key":"a"}}'])(
    'begins anew where %s stands in the store',
    (value) => {
      const draft = new Draft(() => memory([['checkout', value]]));
      expect(draft.details).toEqual(noDetails);
      expect(draft.keyFor(request)).toMatch(idempotencyKeyPattern);
    },
  );

  it('keeps what was typed into a form that had fewer fields', () => {
    const { gstin: _later, ...fewer } = details;
    const store = memory([['checkout', JSON.stringify({ details: fewer })]]);
    expect(new Draft(() => store).details).toEqual(details);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const draft = new Draft(forbidden);
    draft.saveDetails(details);
    const key = draft.keyFor(request);
    expect(draft.details).toEqual(details);
    draft.reload();
    expect(draft.keyFor(request)).toBe(key);
    draft.clear();
    expect(draft.keyFor(request)).not.toBe(key);
  });
});

const dayMs = 24 * 60 * 60 * 1000;
const pastOrder = { id: 'BAW-1', serviceName: 'SEO Optimization', atMs: dayMs };
const later = { ...pastOrder, id: 'BAW-2', atMs: dayMs + 1 };

describe('the orders that this browser placed', () => {
  it('are kept, the newest first, each once', () => {
    const store = memory();
    for (const one of [pastOrder, later, later]) rememberOrder(one, () => store);
    expect(pastOrders(later.atMs, () => store)).toEqual([later, pastOrder]);
  });

  it('are forgotten after a day', () => {
    const store = memory();
    rememberOrder(pastOrder, () => store);
    expect(pastOrders(pastOrder.atMs + dayMs - 1, () => store)).toEqual([pastOrder]);
    expect(pastOrders(pastOrder.atMs + dayMs, () => store)).toEqual([]);
    rememberOrder({ ...later, atMs: pastOrder.atMs + dayMs }, () => store);
    expect(store.getItem('orders')).not.toContain(pastOrder.id);
  });

  it.each(['{', 'null', '{}', '[null, 1, {"id":"BAW-1"}]'])(
    'are none where %s is stored',
    (value) => {
      expect(pastOrders(0, () => memory([['orders', value]]))).toEqual([]);
    },
  );

  it('are none where storage is forbidden', () => {
    rememberOrder(pastOrder, forbidden);
    expect(pastOrders(pastOrder.atMs, forbidden)).toEqual([]);
  });
});

const kept = { email: 'asha@example.com', gstin: '27AAPFU0939F1ZV' };

it('keeps what the receipt of an order needs, and of no other order', () => {
  const store = memory();
  saveReceiptDetails('BAW-1', { ...kept, ...{ phone: '9876543210' } }, () => store);
  expect(receiptDetails('BAW-1', () => store)).toEqual(kept);
  expect(receiptDetails('BAW-2', () => store)).toBeUndefined();
});

it('keeps what it has where the form was forgotten before', () => {
  const store = memory();
  saveReceiptDetails('BAW-1', kept, () => store);
  saveReceiptDetails('BAW-1', { email: '', gstin: '' }, () => store);
  expect(receiptDetails('BAW-1', () => store)).toEqual(kept);
});

it('does without what is broken or forbidden', () => {
  for (const value of ['{', 'null', '7', '{"email":7}'])
    expect(receiptDetails('BAW-1', () => memory([['receipt BAW-1', value]]))).toBeUndefined();
  expect(() => saveReceiptDetails('BAW-1', kept, forbidden)).not.toThrow();
  expect(receiptDetails('BAW-1', forbidden)).toBeUndefined();
});
