import { BoundedMap } from '../bounded-map.ts';
import type { Refund } from './refund.ts';

/** The refunds in memory: a bounded number; the oldest makes room. */
export class RefundStore {
  readonly #refunds: BoundedMap<string, Refund>;
  readonly #ofOrder: BoundedMap<string, Refund[]>;

  constructor(limit: number) {
    this.#refunds = new BoundedMap(limit);
    this.#ofOrder = new BoundedMap(limit);
  }

  add(refund: Refund): void {
    this.#refunds.set(refund.merchantRefundId, refund);
    const id = refund.originalMerchantOrderId;
    this.#ofOrder.set(id, [...(this.#ofOrder.get(id) ?? []), refund]);
  }

  find(merchantRefundId: string): Refund | undefined {
    return this.#refunds.get(merchantRefundId);
  }

  /** Paise of an order that went back or are on the way. */
  refundedPaise(merchantOrderId: string): number {
    const refunds = this.#ofOrder.get(merchantOrderId) ?? [];
    const counted = refunds.filter(({ state }) => state !== 'FAILED');
    return counted.reduce((sum, refund) => sum + refund.amountPaise, 0);
  }

  isUnderWay(merchantOrderId: string): boolean {
    return (this.#ofOrder.get(merchantOrderId) ?? []).some(({ state }) => state === 'PENDING');
  }
}
