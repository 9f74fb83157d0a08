import { describe, expect, it } from 'vitest';
import { statusResponseSchema } from '#contract/checkout.ts';
import { readSite } from '#tests/fixtures/site.ts';
import type { ReceivedStatus } from '../payment-api.ts';
import {
  checking,
  isOrderId,
  keepsPolling,
  readReference,
  statusResultOf,
  withoutReference,
} from './status-result.ts';

const { status: labels } = readSite().payment;
const id = 'BAW-0123456789ABCDEFGHJK';

describe('the reference', () => {
  it.each([
    [`?id=${id}`, id],
    [`?utm=1&id=%20${id}%20`, id],
    // Some apps lower the case of shared links.
    [`?id=${id.toLowerCase()}`, id],
    ['?id=mt1234', 'mt1234'],
    ['?id=12%26x%3D1 ', '12&x=1'],
    ['?id=', undefined],
    ['?id=%20', undefined],
    [`?ID=${id}`, undefined],
    ['', undefined],
  ])('of %j is %j', (search, reference) => {
    expect(readReference(search)).toBe(reference);
  });
});

it('shows no reference that is not in our format', () => {
  expect(isOrderId(id)).toBe(true);
  for (const other of [id.slice(0, -1), `${id}ISVOID:PAYAGAINTO9999999999`, 'MT1234']) {
    expect(isOrderId(other)).toBe(false);
  }
});

describe('the result', () => {
  it('is pending at first, without mentioning the bank, and an error without a reference', () => {
    expect(checking(labels)).toEqual({
      state: 'PENDING',
      message: labels.checkingText,
      isOpen: true,
      isEarly: true,
    });
    expect(withoutReference(labels)).toEqual({
      state: 'ERROR',
      message: labels.missingId,
      isOpen: false,
    });
  });

  const read = (answer: Partial<ReceivedStatus>) =>
    statusResultOf({ isFault: false, ...answer }, labels);

  it('is a success only with success true and its code', () => {
    const answer = { success: true, code: 'PAYMENT_SUCCESS', message: 'Thank you.' };
    expect(read(answer)).toEqual({ state: 'SUCCESS', message: 'Thank you.', isOpen: false });
    for (const success of [false, 'true', 1, undefined]) {
      expect(read({ ...answer, success }).state).toBe('FAILURE');
    }
    const codes = statusResponseSchema.shape.code.options;
    for (const code of codes.filter((one) => one !== 'PAYMENT_SUCCESS')) {
      expect(read({ ...answer, code }).state).not.toBe('SUCCESS');
    }
  });

  it.each([true, false])('is pending until the bank answers, success %s', (success) => {
    const answer = { success, code: 'PAYMENT_PENDING', message: 'Do not pay again.' };
    const isFault = success;
    expect(read({ ...answer, isFault })).toEqual({
      state: 'PENDING',
      message: 'Do not pay again.',
      isOpen: true,
    });
  });

  it('keeps polling while pending or after a failed request', () => {
    expect(keepsPolling(checking(labels))).toBe(true);
    expect(keepsPolling(statusResultOf(undefined, labels))).toBe(true);
    expect(keepsPolling(withoutReference(labels))).toBe(false);
    for (const code of ['PAYMENT_SUCCESS', 'PAYMENT_ERROR', 'TRANSACTION_NOT_FOUND']) {
      expect(keepsPolling(read({ success: code === 'PAYMENT_SUCCESS', code }))).toBe(false);
    }
  });

  it('is final after PAYMENT_ERROR, but not after other failures', () => {
    const failure = (code?: string) => read({ success: false, code, message: 'Sorry.' });
    expect(failure('PAYMENT_ERROR')).toEqual({
      state: 'FAILURE',
      message: 'Sorry.',
      isOpen: false,
    });
    for (const code of ['TRANSACTION_NOT_FOUND', 'PAYMENT_DECLINED', undefined]) {
      expect(failure(code)).toEqual({ state: 'FAILURE', message: 'Sorry.', isOpen: true });
    }
  });

  it('has a message if the server sends none', () => {
    for (const message of [undefined, '', '  ', 7]) {
      expect(read({ success: false, code: 'PAYMENT_ERROR', message }).message).toBe(
        labels.failureText,
      );
    }
    expect(read({ code: 'PAYMENT_PENDING' }).message).toBe(labels.pendingText);
    expect(read({})).toMatchObject({ state: 'FAILURE', message: labels.failureText });
  });

  it('is an error, not a failed payment, after a server fault', () => {
    const fault = { success: false, isFault: true };
    expect(read({ ...fault, message: 'Our server is down.' })).toEqual({
      state: 'ERROR',
      message: 'Our server is down.',
      isOpen: true,
    });
    expect(read(fault).message).toBe(labels.errorText);
    expect(read({ ...fault, success: true, code: 'PAYMENT_SUCCESS' }).state).toBe('ERROR');
  });

  it('is a failed payment after a fault only with PAYMENT_ERROR', () => {
    const answer = { success: false, code: 'PAYMENT_ERROR', message: 'Sorry.', isFault: true };
    expect(read(answer)).toEqual({ state: 'FAILURE', message: 'Sorry.', isOpen: false });
  });

  it('is an error after a failed request', () => {
    expect(statusResultOf(undefined, labels)).toEqual({
      state: 'ERROR',
      message: labels.errorText,
      isOpen: true,
    });
  });
});
