import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { indianTimeWithZone } from '#server/orders/indian-time.ts';
import { oneLine } from '#server/orders/one-line.ts';
import type { Order } from '#server/orders/order.ts';

/** What the mail says; a line is left out where what it tells has been erased. */
export type MailLabels = Record<keyof PaymentLabels['mail'], string>;

/** Commas and the like that are left at the ends of a line whose text was left out. */
const danglingMarks = /^[\s,;:–-]+|[\s,;:–-]+$/g;

/** The text of the mail about a paid order; what has been erased is left out, with its line. */
export function paidMail(
  order: Order,
  paidAtMs: number,
  labels: MailLabels,
): { subject: string; text: string } {
  const values: Record<string, string | null> = {
    id: order.id,
    service: order.serviceName,
    price: formatPaise(order.amountPaise),
    name: order.name,
    phone: order.phone,
    time: indianTimeWithZone(paidAtMs),
  };
  const lines = labels.text.split('\n').map((line) => fillLine(line, values));
  return {
    subject: fillLine(labels.subject, values) ?? order.id,
    text: lines.filter((line) => line !== undefined).join('\n'),
  };
}

/** Undefined where nothing is left of a line. */
function fillLine(line: string, values: Record<string, string | null>): string | undefined {
  const entries = Object.entries(values);
  const known = Object.fromEntries(entries.map(([name, value]) => [name, oneLine(value ?? '')]));
  const filled = fill(line, known);
  const isLacking = entries.some(([name, value]) => value === null && line.includes(`{${name}}`));
  return isLacking ? filled.replace(danglingMarks, '') || undefined : filled;
}
