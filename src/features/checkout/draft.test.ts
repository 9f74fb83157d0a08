import { describe, expect, it } from 'vitest';
import { idempotencyKeyPattern } from '#contract/checkout-rules.ts';
import { noDetails } from './details.ts';
import { Draft } from './draft.ts';
import { forbidden, memory } from './memory-store.fixture.ts';

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
    draft.keep(details);
    expect(new Draft(() => store).details).toEqual(details);
  });

  it('keeps one key for one filled form, over a reload too', () => {
    const store = memory();
    const draft = new Draft(() => store);
    const key = draft.keyFor(request);
    expect(key).toMatch(idempotencyKeyPattern);
    draft.keep(details);
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
    draft.keep(details);
    draft.keyFor(request);
    draft.setOrder('BAW-1');
    draft.keep({ ...details, email: 'asha@example.org' });
    expect(new Draft(() => store).isOf('BAW-1')).toBe(true);
    draft.keep({ ...details, name: 'Ravi' });
    expect(draft.isOf('BAW-1')).toBe(false);
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
    draft.readAgain();
    expect(draft.hasSent(request)).toBe(false);
  });

  it('keeps the details when the key is dropped, and nothing when it is cleared', () => {
    const store = memory();
    const draft = new Draft(() => store);
    draft.keep(details);
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
    draft.keep(details);
    const key = draft.keyFor(request);
    expect(draft.details).toEqual(details);
    draft.readAgain();
    expect(draft.keyFor(request)).toBe(key);
    draft.clear();
    expect(draft.keyFor(request)).not.toBe(key);
  });
});
