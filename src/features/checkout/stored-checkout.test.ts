// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyKeyPattern } from '#contract/checkout-rules.ts';
import { noDetails } from './details.ts';
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

describe('the draft of a checkout', () => {
  it('is empty at first and keeps what was typed over a reload', () => {
    const draft = new Draft();
    expect(draft.details).toEqual(noDetails);
    draft.saveDetails(details);
    expect(new Draft().details).toEqual(details);
  });

  it('keeps one key for one filled form, over a reload too', () => {
    const draft = new Draft();
    const key = draft.keyFor(request);
    expect(key).toMatch(idempotencyKeyPattern);
    draft.saveDetails(details);
    expect(draft.keyFor({ ...request })).toBe(key);
    expect(new Draft().keyFor(request)).toBe(key);
  });

  it('makes another key for other details, and after a definite no', () => {
    const draft = new Draft();
    const keys = [draft.keyFor(request), draft.keyFor({ ...request, phone: '9876543211' })];
    draft.dropKey();
    keys.push(draft.keyFor({ ...request, phone: '9876543211' }));
    expect(new Set(keys).size).toBe(3);
  });

  it('knows of which order its details are, until others are typed', () => {
    const draft = new Draft();
    draft.saveDetails(details);
    draft.keyFor(request);
    draft.setOrder('BAW-1');
    draft.saveDetails({ ...details, email: 'asha@example.org' });
    expect(new Draft().belongsTo('BAW-1')).toBe(true);
    draft.saveDetails({ ...details, name: 'Ravi' });
    expect(draft.belongsTo('BAW-1')).toBe(false);
  });

  it('drops the key of an order alone, not that of a request without an answer', () => {
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

  it('lets go of a key that another page has dropped meanwhile', () => {
    const draft = new Draft();
    draft.keyFor(request);
    new Draft().dropKey();
    expect(draft.hasSent(request)).toBe(true);
    draft.reload();
    expect(draft.hasSent(request)).toBe(false);
  });

  it('keeps the details when the key is dropped, and nothing when it is cleared', () => {
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

  it('lasts as long as the page where storage is forbidden', () => {
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

describe('the orders that this browser placed', () => {
  it('are kept, the newest first, each once', () => {
    for (const one of [pastOrder, later, later]) rememberOrder(one);
    expect(pastOrders(later.atMs)).toEqual([later, pastOrder]);
  });

  it('are forgotten after a day', () => {
    rememberOrder(pastOrder);
    expect(pastOrders(pastOrder.atMs + dayMs - 1)).toEqual([pastOrder]);
    expect(pastOrders(pastOrder.atMs + dayMs)).toEqual([]);
    rememberOrder({ ...later, atMs: pastOrder.atMs + dayMs });
    expect(localStorage.getItem('orders')).not.toContain(pastOrder.id);
  });

  it.each(['{', 'null', '{}', '[null, 1, {"id":"BAW-1"}]'])(
    'are none where %s is stored',
    (value) => {
      localStorage.setItem('orders', value);
      expect(pastOrders(0)).toEqual([]);
    },
  );

  it('are none where storage is forbidden', () => {
    forbidStorage();
    rememberOrder(pastOrder);
    expect(pastOrders(pastOrder.atMs)).toEqual([]);
  });
});

const kept = { email: 'asha@example.com', gstin: '27AAPFU0939F1ZV' };

it('keeps what the receipt of an order needs, and of no other order', () => {
  saveReceiptDetails('BAW-1', { ...kept, ...{ phone: '9876543210' } });
  expect(receiptDetails('BAW-1')).toEqual(kept);
  expect(receiptDetails('BAW-2')).toBeUndefined();
});

it('does without what is broken or forbidden', () => {
  for (const value of ['{', 'null', '7', '{"email":7}']) {
    sessionStorage.setItem('receipt BAW-1', value);
    expect(receiptDetails('BAW-1')).toBeUndefined();
  }
  forbidStorage();
  expect(() => saveReceiptDetails('BAW-1', kept)).not.toThrow();
  expect(receiptDetails('BAW-1')).toBeUndefined();
});
