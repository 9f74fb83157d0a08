import {
  nextState,
  type OrderEvent,
  type OrderState,
  orderEvents,
} from '#contract/order-states.ts';
import type { Order as Payment } from '#simulator/orders/order.ts';
import type { StoredOrder } from './stored-orders.ts';
import type { Visit } from './visit.ts';

/** All that is known when the run is over. */
export interface Evidence {
  visits: Visit[];
  atProvider: Payment[];
  stored: Map<string, StoredOrder>;
}

/** Every inconsistency between visitors, database and provider, one sentence each. */
export function faultsFound(evidence: Evidence): string[] {
  const { atProvider, stored, visits } = evidence;
  const payments = new Map(atProvider.map((payment) => [payment.merchantOrderId, payment]));
  return [
    ...atProvider.flatMap((payment) => faultsOfPayment(payment, stored)),
    ...[...stored.values()].flatMap((order) => faultsOfOrder(order, payments.get(order.row.id))),
    ...visits.flatMap((visit) => faultsOfVisit(visit, evidence)),
  ];
}

/** The sentences whose value is true, each with its subject. */
const violations = (who: string, sentences: Record<string, boolean>): string[] =>
  Object.entries(sentences).flatMap(([sentence, holds]) => (holds ? [`${who}: ${sentence}`] : []));

/** States that a stored order may have, by the state of its payment. */
const expectedStates: Record<Payment['state'], OrderState[]> = {
  COMPLETED: ['paid'],
  FAILED: ['failed'],
  PENDING: ['created', 'awaiting_payment', 'superseded'],
};

function faultsOfPayment(payment: Payment, stored: Evidence['stored']): string[] {
  const { amountPaise, merchantOrderId, state } = payment;
  const row = stored.get(merchantOrderId)?.row;
  if (!row) return [`${merchantOrderId}: lost, the provider has it and our database does not`];
  return violations(merchantOrderId, {
    [`${state} at the provider, ${row.state} in our database`]: !expectedStates[state].includes(
      row.state,
    ),
    'the amounts differ': amountPaise !== row.amountPaise,
  });
}

function faultsOfOrder({ row, moves, mails }: StoredOrder, payment?: Payment): string[] {
  const entered = moves.filter(({ fromState, toState }) => fromState !== toState);
  const payments = entered.filter(({ toState }) => toState === 'paid').length;
  const expected = row.state === 'paid' ? 1 : 0;
  return violations(row.id, {
    'paid in our database only': row.state === 'paid' && payment?.state !== 'COMPLETED',
    [`${payments} moves to paid while ${row.state}`]: payments !== expected,
    [`${mails.length} mails while ${row.state}`]: mails.length !== expected,
    'its history is not a path of the table': !isPath(moves),
    'its history ends in another state': moves.at(-1)?.toState !== row.state,
  });
}

/** Whether the moves start with Created, are numbered without gaps, connect, and are legal. */
function isPath(moves: StoredOrder['moves']): boolean {
  return moves.every(({ event, fromState, seq, toState }, index) => {
    const before = moves[index - 1]?.toState;
    const led = before
      ? stateAfter(before, event) === toState
      : event === 'Created' && toState === 'created';
    return led && seq === index + 1 && fromState === (before ?? null);
  });
}

/** Refunds and notes are in the history and change no state. */
const stateAfter = (before: OrderState, event: string) =>
  orderEvents.some((one) => one === event) ? nextState(before, event as OrderEvent) : before;

function faultsOfVisit(visit: Visit, { atProvider, stored }: Evidence): string[] {
  const { amountPaise, key, phone, quantity } = visit.form;
  const orders = [...stored.values()].filter(({ row }) => row.phone === phone);
  const live = orders.filter(({ moves }) => !moves.some(({ event }) => event === 'PageLost'));
  const payments = atProvider.filter(({ metaInfo }) => metaInfo.udf2 === phone);
  const row = live[0]?.row;
  const payment = payments.find(({ merchantOrderId }) => merchantOrderId === row?.id);
  return violations(key, {
    [`${live.length} orders`]: live.length !== 1,
    'its order has another key': row?.idempotencyKey !== key,
    'another price than seen': orders.some(({ row }) => row.amountPaise !== amountPaise),
    'another quantity than chosen': orders.some(({ row }) => row.quantity !== quantity),
    'paid twice': payments.filter(({ state }) => state === 'COMPLETED').length > 1,
    ...(payment && faultsOfAnswers(visit, payment)),
  });
}

const finalCodes = {
  COMPLETED: 'PAYMENT_SUCCESS',
  FAILED: 'PAYMENT_ERROR',
  PENDING: undefined,
};

/** The statuses shown to the visitor must match the payment, and a success never becomes a failure. */
function faultsOfAnswers({ form, pages, refused, statuses }: Visit, payment: Payment) {
  const { merchantOrderId, pageToken, state } = payment;
  const urls = [...new Set(pages.map(({ url }) => url))];
  const hasFailed = state === 'FAILED' || form.choice === 'late';
  const own = [
    `/transact/uat_v2?token=${pageToken}`,
    // Once the order is settled, Pay leads to the status page.
    ...(state === 'COMPLETED' || hasFailed ? [`/payment-status?id=${merchantOrderId}`] : []),
  ];
  const codes = statuses.map(({ code }) => code);
  const success = codes.indexOf('PAYMENT_SUCCESS');
  return {
    [`sent to ${urls.join(', ')}`]: urls.some((url) => !own.some((end) => url.endsWith(end))),
    [`refused while ${state}`]: refused === true && !hasFailed,
    [`shown ${codes.join(', ')}`]: success >= 0 && codes.lastIndexOf('PAYMENT_ERROR') > success,
    [`shown ${codes.at(-1)} while ${state}`]:
      codes.length > 0 && codes.at(-1) !== finalCodes[state],
  };
}
