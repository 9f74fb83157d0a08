import type { OrderSummary } from '#contract/checkout.ts';
import { describeCounts } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatUnits } from '#contract/money.ts';
import type { StatusLabels } from './payment-status-props.ts';
import { unitPaiseOf } from './receipt-lines.ts';

/** The payer's message to the agency: which payment it is about, and for how many of what, once known. */
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
