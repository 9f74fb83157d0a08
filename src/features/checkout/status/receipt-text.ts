import type { OrderItem, OrderSummary } from '#contract/checkout.ts';
import { describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { indianDateTime } from '#contract/format-time.ts';
import { formatPaise, formatPrice, formatUnits, groupDigits } from '#contract/money.ts';
import type { StatusProps } from '../checkout-props.ts';
import type { Details } from '../details.ts';

/** A line of a receipt. */
export interface ReceiptLine {
  label: string;
  value: string;
}

/** The price of one unit without GST, in integer paise. */
export const unitPaiseOf = ({ amountPaise, taxPaise, quantity }: OrderItem): number =>
  (amountPaise - taxPaise) / quantity;

/** What was bought, by whom (empty if unknown), and what the server says about the payment. */
export type ReceiptOrder = OrderItem &
  Partial<Pick<OrderSummary, 'paidAtMs' | 'refundedPaise'>> &
  Pick<Details, 'name' | 'phone' | 'gstin'>;

/** Price and GST, if there is any. The rate is a multiple of a quarter per cent. */
function taxLines(
  { amountPaise, taxPaise }: OrderItem,
  { tax }: StatusProps['labels'],
): ReceiptLine[] {
  if (taxPaise === 0) return [];
  const pricePaise = amountPaise - taxPaise;
  const percent = Math.round((taxPaise / pricePaise) * 400) / 4;
  return [
    { label: tax.price, value: formatPaise(pricePaise) },
    { label: fill(tax.gst, { percent }), value: formatPaise(taxPaise) },
  ];
}

/** Lines of a receipt: service, quantity, tax, total, payer, GSTIN, time of payment and refund. */
export function receiptLines(
  order: ReceiptOrder,
  labels: StatusProps['labels'],
  locale: string,
): ReceiptLine[] {
  const { quantity, counts, unit, amountPaise, taxPaise, name, phone, gstin } = order;
  const { paidAtMs = null, refundedPaise = 0 } = order;
  const each = formatPrice(unitPaiseOf(order), unit ?? undefined);
  const units = `${groupDigits(quantity)} × ${each}`;
  const details = [describeCounts(counts ?? {}, labels.counts), units].filter(Boolean);
  const lines = [
    { label: labels.service, value: order.service },
    { label: labels.quantity, value: details.join(', ') },
    ...taxLines(order, labels),
    { label: labels.tax.total, value: formatPaise(amountPaise) },
  ];
  if (name) lines.push({ label: labels.payer, value: `${name}, ${phone}` });
  if (gstin && taxPaise > 0) lines.push({ label: labels.tax.gstin, value: gstin });
  if (paidAtMs !== null) {
    const time = indianDateTime(paidAtMs, locale);
    lines.push({ label: labels.paid, value: fill(labels.paidAt, { time }) });
  }
  if (refundedPaise > 0) lines.push({ label: labels.refund, value: formatPaise(refundedPaise) });
  return lines;
}

/** Placeholder for what the server has not sent yet. */
const unknownYet = '…';

/** The lines that every receipt has, before the order is known. */
export const emptyLines = ({ service, quantity, tax }: StatusProps['labels']): ReceiptLine[] =>
  [service, quantity, tax.total].map((label) => ({ label, value: unknownYet }));

interface Mail {
  /** Empty if no longer known; the payer fills it in. */
  to: string;
  subject: string;
  lines: ReceiptLine[];
  /** Sentences below the lines. */
  notes: string[];
}

/** The receipt as lines of a message. */
export const receiptText = (lines: ReceiptLine[], notes: string[]): string[] => [
  ...lines.map(({ label, value }) => `${label}: ${value}`),
  '',
  ...notes,
];

/** Link that opens the receipt in the payer's own mail program (RFC 6068). */
export function mailLink({ to, subject, lines, notes }: Mail): string {
  const body = receiptText(lines, notes);
  const address = encodeURIComponent(to).replace('%40', '@');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`;
  return `mailto:${address}?${query}`;
}

/** The order in words: Flex Banner Printing (10 × 4 ft, 40 × ₹14 /sq.ft). */
export function describeOrder(order: OrderSummary, labels: StatusProps['labels']): string {
  const { service, quantity, counts, unit } = order;
  const units = formatUnits(quantity, unitPaiseOf(order), unit ?? undefined);
  const details = [describeCounts(counts ?? {}, labels.counts), units].filter(Boolean).join(', ');
  return `${service} (${details})`;
}

/** The reference with the code of the order once known: BAW-0123456789ABCDEFGHJK (K7M-2QP). */
export const withCode = (id: string, { code }: OrderSummary): string => `${id} (${code})`;

/** The payer's chat message to the agency, with reference and order once known. */
export function chatTextOf(
  id: string | undefined,
  order: OrderSummary | undefined,
  labels: StatusProps['labels'],
): string {
  if (!id) return labels.chatTextNoId;
  if (!order) return fill(labels.chatText, { id });
  const named = { id: withCode(id, order), order: describeOrder(order, labels) };
  return fill(labels.chatTextOrder, named);
}

/** Splits an order id into groups that can be read out over the phone. */
export const groupsOf = (reference: string): string[] =>
  reference.match(/[A-Z]+-[A-Z\d]{4}|[A-Z\d]{4}/g) ?? [];
