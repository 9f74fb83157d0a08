import type { PaymentOrder, RefundOrder } from '../provider.ts';
import { merchantOrderIdPattern } from './phonepe.schema.ts';

/** Longest udf1 to udf10 (docs/phonepe.md, Create Payment); their characters are free. */
const longestField = 256;

/** One line without control characters, cut without halving a character. */
function field(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return line.slice(0, longestField).replace(/[\uD800-\uDBFF]$/, '');
}

const longestMessage = 50;

/** What the payer's UPI app shows of the order: plain characters, for PhonePe does not say which it takes. */
function message({ item }: PaymentOrder): string | undefined {
  const spelt = item.replaceAll('₹', 'Rs ').replaceAll('×', 'x').replaceAll(',', '');
  const plain = spelt.replace(/[^A-Za-z0-9.-]+/g, ' ').trim();
  return plain.slice(0, longestMessage).trim() || undefined;
}

/** What staff see of the order in PhonePe's dashboard; PhonePe wants empty fields left out. */
function metaInfo({ name, phone, item, madeOf }: PaymentOrder): Record<string, string> | undefined {
  const fields = Object.entries({
    udf1: field(name),
    udf2: field(phone),
    udf3: field([item, madeOf].filter(Boolean).join(', ')),
  }).filter(([, text]) => text !== '');
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function check({ id, amountPaise }: { id: string; amountPaise: number }): void {
  if (!merchantOrderIdPattern.test(id)) throw new RangeError('not an id for PhonePe');
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) {
    throw new RangeError('not an amount in paise');
  }
}

/**
 * Body of Create Payment. Throws a RangeError, which shows no detail of the order, for an id that
 * PhonePe does not take or an amount that is not integer paise.
 */
export function payRequest(order: PaymentOrder, expireAfterSeconds: number) {
  check(order);
  return {
    merchantOrderId: order.id,
    amount: order.amountPaise,
    // Always sent: PhonePe's pages disagree about the default.
    expireAfter: expireAfterSeconds,
    // One order is one attempt: a payment that fails is final, and the payer comes back to us.
    disablePaymentRetry: true,
    metaInfo: metaInfo(order),
    paymentFlow: {
      type: 'PG_CHECKOUT',
      message: message(order),
      merchantUrls: { redirectUrl: order.returnUrl },
    },
  };
}

/** Body of Refund. Throws a RangeError as payRequest does. */
export function refundRequest(refund: RefundOrder) {
  check(refund);
  const { id, orderId, amountPaise } = refund;
  return { merchantRefundId: id, originalMerchantOrderId: orderId, amount: amountPaise };
}
