import type { OrderSummary } from '#contract/checkout.ts';
import { describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice, formatUnits, groupDigits } from '#contract/money.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { indianDateTime } from '../clock.ts';
import type { StatusLabels } from './status-props.ts';

/** Labels of a receipt. */
export type ReceiptLabels = Pick<
  PaymentLabels['status'],
  'service' | 'quantity' | 'paid' | 'paidAt' | 'refund'
> & {
  tax: PaymentLabels['tax'];
  counts: PaymentLabels['counts'];
};

/** A line of a receipt. */
export interface ReceiptLine {
  label: string;
  value: string;
}

/** The price of one unit, without GST, in integer paise. */
export const unitPaiseOf = ({ amountPaise, taxPaise, quantity }: OrderSummary): number =>
  (amountPaise - taxPaise) / quantity;

/** An order with the payer's GSTIN, which is empty where it is not known. */
export type ReceiptOrder = OrderSummary & { gstin: string };

/** Price and GST, where there is GST. The rate is a multiple of a quarter per cent. */
function taxLines({ amountPaise, taxPaise }: OrderSummary, { tax }: ReceiptLabels): ReceiptLine[] {
  if (taxPaise === 0) return [];
  const pricePaise = amountPaise - taxPaise;
  const percent = Math.round((taxPaise / pricePaise) * 400) / 4;
  return [
    { label: tax.price, value: formatPaise(pricePaise) },
    { label: fill(tax.gst, { percent }), value: formatPaise(taxPaise) },
  ];
}

/** Lines of a receipt: service, quantity, tax, total, GSTIN, time of payment and refund. */
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

/** A mail for the payer's own mail program. */
interface Mail {
  /** Empty where it is no longer known; the payer fills it in. */
  to: string;
  subject: string;
  lines: ReceiptLine[];
  /** Sentences below the lines. */
  notes: string[];
}

/** Link that opens a mail with the receipt (RFC 6068); we send nothing. */
export function mailLink({ to, subject, lines, notes }: Mail): string {
  const body = [...lines.map(({ label, value }) => `${label}: ${value}`), '', ...notes];
  const address = encodeURIComponent(to).replace('%40', '@');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`;
  return `mailto:${address}?${query}`;
}

/** The payer's chat message to the agency, with reference and order once known. */
export function chatTextOf(
  id: string | undefined,
  order: OrderSummary | undefined,
  labels: Pick<StatusLabels, 'chatText' | 'chatTextNoId' | 'chatTextOrder' | 'counts'>,
): string {
  if (!id) return labels.chatTextNoId;
  if (!order) return fill(labels.chatText, { id });
  const { service, quantity, counts, unit } = order;
  const units = formatUnits(quantity, unitPaiseOf(order), unit ?? undefined);
  const details = [units, describeCounts(counts ?? {}, labels.counts)].filter(Boolean).join(', ');
  return fill(labels.chatTextOrder, { id, order: `${service} (${details})` });
}

/** Splits an order id into groups that can be read out over the telephone. */
export const groupsOf = (reference: string): string[] =>
  reference.match(/[A-Z]+-[A-Z\d]{4}|[A-Z\d]{4}/g) ?? [];
