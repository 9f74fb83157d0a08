import { expect, it } from 'vitest';
import { forbidden, memory } from './memory-store.fixture.ts';
import { keepReceiptDetails, readReceiptDetails } from './receipt-details.ts';

const details = { email: 'asha@example.com', gstin: '27AAPFU0939F1ZV' };

it('keeps what the receipt of an order needs, and of no other order', () => {
  const store = memory();
  keepReceiptDetails('BAW-1', { ...details, ...{ phone: '9876543210' } }, () => store);
  expect(readReceiptDetails('BAW-1', () => store)).toEqual(details);
  expect(readReceiptDetails('BAW-2', () => store)).toBeUndefined();
});

it('keeps what it has where the form was forgotten before', () => {
  const store = memory();
  keepReceiptDetails('BAW-1', details, () => store);
  keepReceiptDetails('BAW-1', { email: '', gstin: '' }, () => store);
  expect(readReceiptDetails('BAW-1', () => store)).toEqual(details);
});

it('does without what is broken or forbidden', () => {
  for (const value of ['{', 'null', '7', '{"email":7}'])
    expect(readReceiptDetails('BAW-1', () => memory([['receipt BAW-1', value]]))).toBeUndefined();
  expect(() => keepReceiptDetails('BAW-1', details, forbidden)).not.toThrow();
  expect(readReceiptDetails('BAW-1', forbidden)).toBeUndefined();
});
