import { labelOf, labelsOfService } from '#contract/catalogue.ts';
import type { OrderSummary, PaymentResponse, StatusResponse } from '#contract/checkout.ts';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { rulesOf } from '#contract/order-states.ts';
import { formatLimits } from '#contract/quantity.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import { refundPolicy } from '#server/refunds/policy.ts';
import { type Refund, refundedPaise } from '#server/refunds/store.ts';
import { flagReasons } from './moves.ts';
import type { Order } from './order.ts';
import { countsOf, describeItem } from './order-item.ts';
import type { PlaceOrderResult, Refusal } from './place-order.ts';

interface Reply<Body> {
  status: number;
  body: Body;
}

/** HTTP statuses of refusals; any other is 400. */
const refusalStatuses: Partial<Record<Refusal['reason'], number>> = {
  priceChanged: 409,
  keyReused: 422,
  refused: 422,
  unavailable: 503,
};

/** The response to Pay. */
export function paymentResponse(
  result: PlaceOrderResult,
  serviceName: string,
  content: CheckoutContent,
): Reply<PaymentResponse> {
  const { catalogue, labels } = content;
  if ('redirectUrl' in result) {
    return { status: 200, body: { success: true, ...result } };
  }
  const item = 'item' in result ? result.item : undefined;
  const message = fill(labels.server[result.reason], {
    service: item ? describeItem(item, content) : labelOf(catalogue, serviceName),
    price: item ? formatPaise(item.amountPaise) : '',
    quantities: 'limits' in result ? formatLimits(result.limits) : '',
  });
  return { status: refusalStatuses[result.reason] ?? 400, body: { success: false, message } };
}

/** Labels for invalid fields; other fields share a general one. */
const badFields: Partial<Record<PropertyKey, 'badAmount' | 'badQuantity' | 'badGstin'>> = {
  amount: 'badAmount',
  quantity: 'badQuantity',
  counts: 'badQuantity',
  gstin: 'badGstin',
};

/** The response to an invalid field, with status 400. */
export function badRequest(
  field: PropertyKey | undefined,
  { labels }: CheckoutContent,
): PaymentResponse {
  const label = (field !== undefined && badFields[field]) || 'badRequest';
  return { success: false, message: labels.server[label] };
}

/** The response to the status page. */
export function statusResponse(
  order: Order | undefined,
  refunds: Refund[],
  content: CheckoutContent,
): Reply<StatusResponse> {
  if (!order) {
    const message = content.labels.server.unknownOrder;
    return { status: 404, body: { success: false, code: 'TRANSACTION_NOT_FOUND', message } };
  }
  const { code } = statusOf(order);
  const message = messageOf(order, refunds, content);
  const success = code === 'PAYMENT_SUCCESS';
  const summary = summaryOf(order, refunds, content);
  return { status: 200, body: { success, code, message, order: summary } };
}

const statusOf = ({ flag, state }: Order) => {
  const { status, statusOnceResolved } = rulesOf(state);
  return (flag === null && statusOnceResolved) || status;
};

function sentenceOf(order: Order, content: CheckoutContent): string {
  const { server, reasons } = content.labels;
  const { label } = statusOf(order);
  const paidLate = label === 'success' && order.flag?.includes(flagReasons.late);
  if (label === 'reason') return reasons[order.failureReason ?? 'other'] ?? reasons.other ?? '';
  // The quantity is on the receipt, below this sentence.
  const { service } = labelsOfService(order, content.catalogue);
  const values = { price: formatPaise(order.amountPaise), service };
  return fill(server[paidLate ? 'paidLate' : label], values);
}

/** Without the payer's details. */
function summaryOf(order: Order, refunds: Refund[], { catalogue }: CheckoutContent): OrderSummary {
  const { isPaid, mayPayAgain, statusOnceResolved } = rulesOf(order.state);
  return {
    ...labelsOfService(order, catalogue),
    code: order.code,
    serviceName: order.serviceName,
    quantity: order.quantity,
    counts: countsOf(order),
    amountPaise: order.amountPaise,
    taxPaise: order.taxPaise,
    refundedPaise: announcedPaise(refunds),
    createdAtMs: order.createdAtMs,
    paidAtMs: order.paidAtMs,
    mayPayAgain,
    isOver: isPaid || mayPayAgain || statusOf(order) === statusOnceResolved,
  };
}

/** The sum of accepted and completed refunds, in paise. */
const announcedPaise = (refunds: Refund[]): number =>
  refundedPaise(refunds.filter(({ state }) => refundRulesOf(state).label));

/** A sentence for each refund, after that of the order unless everything is refunded or the order is not paid. */
function messageOf(order: Order, refunds: Refund[], content: CheckoutContent): string {
  const sentences = refunds.flatMap((refund) => {
    const { label } = refundRulesOf(refund.state);
    const values = {
      price: formatPaise(refund.amountPaise),
      service: describeItem(order, content),
      ...refundPolicy.creditedDays,
    };
    return label ? [fill(content.labels.server[label], values)] : [];
  });
  const { isPaid } = rulesOf(order.state);
  const isAll = !isPaid || announcedPaise(refunds) >= order.amountPaise;
  return [
    ...(sentences.length > 0 && isAll ? [] : [sentenceOf(order, content)]),
    ...sentences,
  ].join(' ');
}
