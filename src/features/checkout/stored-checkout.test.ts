// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyKeyPattern } from '#contract/checkout-rules.ts';
import { noDetails } from './details.ts';
import { order } from './status/order.fixture.ts';
import {
  Draft,
  orderItem,
  pastOrders,
  receiptDetails,
  rememberOrder,
  saveOrderItem,
  saveReceiptDetails,
} from './stored-checkout.ts';

const details = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', gstin: '' };
const request = {
  name: 'Asha',
  phone: '9876543210',
  amount: 7499,
  serviceName: 'SEO Optimization',
};

/** Makes the browser refuse access to its storage. */
function forbidStorage() {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('draft', () => {
  it('is empty at first and survives a reload', () => {
    const draft = new Draft();
    expect(draft.details).toEqual(noDetails);
    draft.saveDetails(details);
    expect(new Draft().details).toEqual(details);
  });

  it('has one key for each request, also after a reload', () => {
    const draft = new Draft();
    const key = draft.keyFor(request);
    expect(key).toMatch(idempotencyKeyPattern);
    draft.saveDetails(details);
    expect(draft.keyFor({ ...request })).toBe(key);
    expect(new Draft().keyFor(request)).toBe(key);
  });

  it('has another key for other details and after a refusal', () => {
    const draft = new Draft();
    const keys = [draft.keyFor(request), draft.keyFor({ ...request, phone: '9876543211' })];
    draft.dropKey();
    keys.push(draft.keyFor({ ...request, phone: '9876543211' }));
    expect(new Set(keys).size).toBe(3);
  });

  it('belongs to its order until other details are typed', () => {
    const draft = new Draft();
    draft.saveDetails(details);
    draft.keyFor(request);
    draft.setOrder('BAW-1');
    draft.saveDetails({ ...details, email: 'asha@example.org' });
    expect(new Draft().belongsTo('BAW-1')).toBe(true);
    draft.saveDetails({ ...details, name: 'Ravi' });
    expect(draft.belongsTo('BAW-1')).toBe(false);
  });

  it('drops the key of an order, but not of an unanswered request', () => {
    const draft = new Draft();
    const first = draft.keyFor(request);
    draft.setOrder('BAW-1');
    draft.dropKeyOf('BAW-2');
    expect(draft.keyFor(request)).toBe(first);
    draft.dropKeyOf('BAW-1');
    const second = draft.keyFor(request);
    draft.dropKeyOf('BAW-1');
    expect([draft.keyFor(request), second === first]).toEqual([second, false]);
  });

  it('reloads after another page has dropped its key', () => {
    const draft = new Draft();
    draft.keyFor(request);
    new Draft().dropKey();
    expect(draft.hasSent(request)).toBe(true);
    draft.reload();
    expect(draft.hasSent(request)).toBe(false);
  });

  it('keeps its details when the key is dropped, and nothing when cleared', () => {
    const draft = new Draft();
    draft.saveDetails(details);
    draft.dropKey();
    expect(new Draft().details).toEqual(details);
    draft.clear();
    expect(draft.details.name).toBe('');
    expect(sessionStorage.getItem('checkout')).not.toContain(details.name);
  });

  it.each(['{', 'null', '[]', '{"details":{"name":1}}', '{"details":{}}', '{"sent":{"key":"a"}}'])(
    'starts empty if %s is stored',
    (value) => {
      sessionStorage.setItem('checkout', value);
      const draft = new Draft();
      expect(draft.details).toEqual(noDetails);
      expect(draft.keyFor(request)).toMatch(idempotencyKeyPattern);
    },
  );

  it('lasts as long as the page without storage', () => {
    forbidStorage();
    const draft = new Draft();
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

describe('past orders', () => {
  it('are kept once each, newest first', () => {
    for (const one of [pastOrder, later, later]) rememberOrder(one);
    expect(pastOrders(later.atMs)).toEqual([later, pastOrder]);
  });

  it('expire after a day', () => {
    rememberOrder(pastOrder);
    expect(pastOrders(pastOrder.atMs + dayMs - 1)).toEqual([pastOrder]);
    expect(pastOrders(pastOrder.atMs + dayMs)).toEqual([]);
    rememberOrder({ ...later, atMs: pastOrder.atMs + dayMs });
    expect(localStorage.getItem('orders')).not.toContain(pastOrder.id);
  });

  it.each(['{', 'null', '{}', '[null, 1, {"id":"BAW-1"}]'])(
    'are empty if %s is stored',
    (value) => {
      localStorage.setItem('orders', value);
      expect(pastOrders(0)).toEqual([]);
    },
  );

  it('are empty without storage', () => {
    forbidStorage();
    rememberOrder(pastOrder);
    expect(pastOrders(pastOrder.atMs)).toEqual([]);
  });
});

const kept = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  gstin: '27AAPFU0939F1ZV',
};

it('keeps the receipt details of each order', () => {
  saveReceiptDetails('BAW-1', kept);
  expect(receiptDetails('BAW-1')).toEqual(kept);
  expect(receiptDetails('BAW-2')).toBeUndefined();
});

it('keeps what was bought by each order, without what the server says of it', () => {
  saveOrderItem('BAW-1', order);
  const { service, serviceName, quantity, counts, unit, amountPaise, taxPaise } = order;
  const item = { service, serviceName, quantity, counts, unit, amountPaise, taxPaise };
  expect(orderItem('BAW-1')).toEqual(item);
  expect(orderItem('BAW-2')).toBeUndefined();
  sessionStorage.setItem('item BAW-1', JSON.stringify({ ...item, quantity: 3 }));
  expect(orderItem('BAW-1')).toBeUndefined();
});

it('has no receipt details if they are invalid or storage is forbidden', () => {
  for (const value of ['{', 'null', '7', '{"email":7}']) {
    sessionStorage.setItem('receipt BAW-1', value);
    expect(receiptDetails('BAW-1')).toBeUndefined();
  }
  forbidStorage();
  expect(() => saveReceiptDetails('BAW-1', kept)).not.toThrow();
  expect(receiptDetails('BAW-1')).toBeUndefined();
});
