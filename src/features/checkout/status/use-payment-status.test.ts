// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Draft } from '../stored-checkout.ts';
import { order } from './order.fixture.ts';
import type { StatusResult } from './status-result.ts';
import { settleDraft } from './use-payment-status.ts';

const id = 'BAW-0123456789ABCDEFGHJK';
const details = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', gstin: '' };
const request = { name: 'Asha', phone: '9876543210', amount: 7499, serviceName: 'SEO' };
const result = (state: StatusResult['state'], isOpen = false): StatusResult => ({
  state,
  message: '',
  isOpen,
});

beforeEach(() => sessionStorage.clear());

/** A draft whose request has created the order. */
function sentDraft(): Draft {
  const draft = new Draft();
  draft.saveDetails(details);
  draft.keyFor(request);
  draft.setOrder(id);
  return draft;
}

describe('draft of an order', () => {
  it('is cleared once it is paid', () => {
    const draft = sentDraft();
    settleDraft(id, result('SUCCESS'));
    draft.reload();
    expect([draft.details.name, draft.hasSent(request)]).toEqual(['', false]);
  });

  it('is kept for another payer, without the key of the paid order', () => {
    const draft = sentDraft();
    draft.saveDetails({ ...details, name: 'Ravi' });
    settleDraft(id, result('SUCCESS'));
    draft.reload();
    expect([draft.details.name, draft.hasSent(request)]).toEqual(['Ravi', false]);
  });

  it.each([
    ['failed', result('FAILURE')],
    ['may still be paid late', { ...result('FAILURE', true), order }],
  ])('is kept without its key if the order %s', (_what, found) => {
    const draft = sentDraft();
    settleDraft(id, found);
    draft.reload();
    expect([draft.details, draft.hasSent(request)]).toEqual([details, false]);
  });

  it.each([
    ['is pending', result('PENDING', true)],
    ['is unknown', result('FAILURE', true)],
    ['could not be checked', result('ERROR', true)],
  ])('keeps its key while the order %s', (_what, found) => {
    const draft = sentDraft();
    settleDraft(id, found);
    draft.reload();
    expect(draft.hasSent(request)).toBe(true);
  });
});
