import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { OrderRow } from '#contract/office/orders.ts';
import type { OrderState } from '#contract/order-states.ts';
import type { Words } from '../words/words.ts';

/** What the texts to a payer are made of. */
export type Payer = Pick<
  OrderRow,
  'code' | 'state' | 'name' | 'phone' | 'language' | 'serviceName' | 'amountPaise' | 'refundedPaise'
>;

/** A number with its country: payers write the ten digits of an Indian one. */
export const internationalPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `+91${phone}` : phone;

/** The number as people read it: 98765 43210. */
export const displayPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');

/** The message of an order's state. */
const messages: Record<OrderState, keyof Words['office']['whatsapp']> = {
  created: 'open',
  awaiting_payment: 'open',
  superseded: 'open',
  failed: 'open',
  expired: 'open',
  amount_differs: 'amountDiffers',
  paid: 'paid',
};

/** A WhatsApp message that fits the order, by the words of the payer's language. */
export function payerMessage(payer: Payer, { office, services }: Words): string {
  const { amountPaise, code, name, refundedPaise, serviceName, state } = payer;
  const isRefunded = refundedPaise > 0;
  return fill(office.whatsapp[isRefunded ? 'refunded' : messages[state as OrderState]], {
    name: name ?? '',
    service: services[serviceName] ?? serviceName,
    price: formatPaise(isRefunded ? refundedPaise : amountPaise),
    code,
  });
}
