import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '#server/payments/provider.ts';
import { casePricePaise } from '#simulator/conformance/conformance-case.ts';

/** An order under an id that was never used, the price being that of the conformance cases. */
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
