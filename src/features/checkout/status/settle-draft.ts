import { Draft } from '../draft.ts';
import type { StatusResult } from './status-result.ts';

/**
 * After a payment its form is forgotten, but for what its receipt needs. Once an order has come to an end,
 * the next press of Pay is another one: where money may still come for the old one, the checkout asks first
 * (find-booking.ts). A form that was filled in for another order stays.
 */
export function settleDraft(
  id: string,
  { state, isOpen, order }: StatusResult,
  draft = new Draft(),
): void {
  if (state === 'SUCCESS' && draft.isOf(id)) draft.clear();
  else if (state === 'SUCCESS' || (state === 'FAILURE' && (!isOpen || order))) draft.dropKeyOf(id);
}
