import type { OrderSummary } from '#contract/checkout.ts';
import { describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice, groupDigits } from '#contract/money.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { indianDateTime } from '../clock.ts';

/** The labels of a receipt; content/{language}/payment.yaml. */
export type ReceiptLabels = Pick<
  PaymentLabels['status'],
  'service' | 'quantity' | 'paid' | 'paidAt' | 'refund'
> & {
  tax: PaymentLabels['tax'];
  counts: PaymentLabels['counts'];
};

/** A line of a receipt: what it is, and its value. */
export interface ReceiptLine {
  label: string;
  value: string;
}

/** The price of one unit, without GST, in integer paise. */
export const unitPaiseOf = ({ amountPaise, taxPaise, quantity }: OrderSummary): number =>
  (amountPaise - taxPaise) / quantity;

/** What is on a receipt: the order, and the GSTIN of the payer, which is empty where it is not known. */
export type ReceiptOrder = OrderSummary & { gstin: string };

/** Price and GST of an order in which there is GST. The rate is a multiple of a quarter per cent. */
function taxLines({ amountPaise, taxPaise }: OrderSummary, { tax }: ReceiptLabels): ReceiptLine[] {
  if (taxPaise === 0) return [];
  const pricePaise = amountPaise - taxPaise;
  const percent = Math.round((taxPaise / pricePaise) * 400) / 4;
  return [
    { label: tax.price, value: formatPaise(pricePaise) },
    { label: fill(tax.gst, { percent }), value: formatPaise(taxPaise) },
  ];
}

/** The lines of a receipt: what, how many, how much, for whom, when it was paid, and what goes back. */
export function receiptLines(
  order: ReceiptOrder,
  labels: ReceiptLabels,
  locale: string,
): ReceiptLine[] {
  const { service, quantity, counts, unit, amountPaise, taxPaise, refundedPaise, paidAtMs, gstin } =
    order;
  const each = formatPrice(unitPaiseOf(order), unit ?? undefined);
  const units = `${groupDigits(quantity)} × ${each}`;
  const details = [units, describeCounts(counts ?? {}, labels.counts)].filter(Boolean);
  return [
    { label: labels.service, value: service },
    { label: labels.quantity, value: details.join(', ') },
    ...taxLines(order, labels),
    { label: labels.tax.total, value: formatPaise(amountPaise) },
    ...(gstin && taxPaise > 0 ? [{ label: labels.tax.gstin, value: gstin }] : []),
    ...(paidAtMs === null
      ? []
      : [
          {
            label: labels.paid,
            value: fill(labels.paidAt, { time: indianDateTime(paidAtMs, locale) }),
          },
        ]),
    ...(refundedPaise === 0 ? [] : [{ label: labels.refund, value: formatPaise(refundedPaise) }]),
  ];
}
