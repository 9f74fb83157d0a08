import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '#server/payments/provider.ts';
import { casePricePaise } from '#simulator/conformance/cases.ts';

/** An order with a new id, at the price of the conformance cases. */
export function paymentOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  const id = `TEST-${randomUUID()}`;
  return {
    id,
    amountPaise: casePricePaise,
    name: 'Asha Kumari',
    phone: '9876543210',
    item: 'SEO Optimization',
    returnUrl: `http://agency.example/payment-status?id=${id}`,
    ...changes,
  };
}
