import { fill, placeholdersIn } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import { releaseLease } from '#server/jobs/leases.ts';
import { indianTimeWithZone } from '#server/orders/indian-time.ts';
import type { Order } from '#server/orders/order.ts';
import { describeItem, oneLine } from '#server/orders/order-item.ts';
import { isTestProvider } from '#server/payments/create-provider.ts';

/** Records that a mail was sent: it is never due again, even if the lease has been taken over. */
export async function markMailSent(
  db: Database,
  mail: Pick<Tables['mails'], 'orderId' | 'leasedUntilMs'>,
  sentAtMs: number,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAtMs, nextTryAtMs: null, leasedUntilMs: releaseLease(mail) })
    .where('orderId', '=', mail.orderId)
    .execute();
}

/** Punctuation left at the ends of a line with missing values. */
const danglingMarks = /^[\s,;:–-]+|[\s,;:–-]+$/g;

/**
 * The mail about a paid order, placed in the named language. A line without any of its values is omitted.
 * `testMode` comes first if the simulator or a sandbox took the payment.
 */
export function paidMail(
  { order, languageName, paidAtMs }: { order: Order; languageName: string; paidAtMs: number },
  { mail: labels, testMode }: Pick<PaymentLabels, 'mail' | 'testMode'>,
): { subject: string; text: string } {
  const facts = {
    id: order.id,
    code: order.code,
    service: describeItem(order),
    price: formatPaise(order.amountPaise),
    net: order.taxPaise === 0 ? null : formatPaise(order.amountPaise - order.taxPaise),
    tax: order.taxPaise === 0 ? null : formatPaise(order.taxPaise),
    name: order.name,
    phone: order.phone,
    gstin: order.payerGstin,
    time: indianTimeWithZone(paidAtMs),
    language: languageName,
  };
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, oneLine(fact ?? '')]),
  );
  const lines = labels.text.split('\n').map((line) => fillLine(line, values));
  const subject = fillLine(labels.subject, values) ?? order.id;
  const text = lines.filter((line) => line !== undefined).join('\n');
  if (!isTestProvider(order.provider)) return { subject, text };
  return { subject: `[${testMode}] ${subject}`, text: `${testMode}\n${text}` };
}

/** The filled line; undefined if none of its placeholders has a value. */
function fillLine(line: string, values: Record<string, string>): string | undefined {
  const named = placeholdersIn(line).map((name) => values[name]);
  if (named.length > 0 && named.every((value) => value === '')) return undefined;
  const filled = fill(line, values);
  return named.includes('') ? filled.replace(danglingMarks, '') : filled;
}
