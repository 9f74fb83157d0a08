import type { OrderSummary } from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { formatUnits } from '#contract/money.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { unitPaiseOf } from './receipt-lines.ts';

/** The payer's message to the agency: which payment it is about, and for how many of what, once known. */
export function chatTextOf(
  id: string | undefined,
  order: OrderSummary | undefined,
  labels: Pick<PaymentLabels['status'], 'chatText' | 'chatTextNoId' | 'chatTextOrder'>,
): string {
  if (!id) return labels.chatTextNoId;
  if (!order) return fill(labels.chatText, { id });
  const { service, quantity, unit } = order;
  const units = formatUnits(quantity, unitPaiseOf(order), unit ?? undefined);
  return fill(labels.chatTextOrder, { id, order: `${service} (${units})` });
}
