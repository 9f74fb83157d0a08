import { formatPaise } from '#contract/money.ts';
import type { DatabaseTransaction } from '#server/database/schema.ts';
import {
  addNote,
  applyMove,
  eraseDetails,
  recordCall,
  recordPaymentStarted,
  resolveFlag,
} from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { applyRefundMove, type Refund, requestRefund } from '#server/refunds/store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Members of staff in the history. */
const [owner, staff] = ['Sample Owner', 'Sample Staff'];

/** What happens to an order after it was placed. */
export type Story = (tx: DatabaseTransaction, order: Order) => Promise<void>;

const byStaff = (atMs: number, actor = staff) => ({ cause: 'staff', atMs, actor });

const openPage: Story = async (tx, { createdAtMs, expiresAtMs, id }) => {
  await recordPaymentStarted(tx, id, {
    providerOrderId: `OMO-${id}`,
    redirectUrl: 'https://payment-page.invalid/',
    expiresAtMs,
    nextCheckAtMs: expiresAtMs,
    cause: 'request',
    atMs: createdAtMs + 400,
  });
};

const paymentOf = ({ id }: Order, atMs: number) => ({
  transactionId: `OM-${id}`,
  utr: String(412_000_000_000 + (atMs % 1_000_000_000)),
  mode: 'UPI_QR',
  atMs,
});

const pay: Story = async (tx, order) => {
  await openPage(tx, order);
  const atMs = order.createdAtMs + 2 * minuteMs;
  const details = { cause: 'status', atMs, payment: paymentOf(order, atMs) };
  await applyMove(tx, order.id, 'PaymentConfirmed', details);
};

const payAndCall: Story = async (tx, order) => {
  await pay(tx, order);
  const atMs = order.createdAtMs + 10 * minuteMs;
  await recordCall(tx, order.id, { ...byStaff(atMs), note: 'wants a photo when it is up' });
};

const expire: Story = async (tx, order) => {
  await openPage(tx, order);
  const details = { cause: 'reconciler', atMs: order.expiresAtMs };
  await applyMove(tx, order.id, 'PaymentExpired', details);
};

const failBy =
  (failureReason: string): Story =>
  async (tx, order) => {
    await openPage(tx, order);
    const atMs = order.createdAtMs + 3 * minuteMs;
    await applyMove(tx, order.id, 'PaymentFailed', { cause: 'status', atMs, failureReason });
  };

const payLate: Story = async (tx, order) => {
  await expire(tx, order);
  const atMs = order.expiresAtMs + 40 * minuteMs;
  const payment = paymentOf(order, atMs);
  const details = { cause: 'reconciler', atMs, payment, flag: 'paid_late' };
  await applyMove(tx, order.id, 'LatePaymentFound', details);
};

const payOtherAmount: Story = async (tx, order) => {
  await openPage(tx, order);
  const atMs = order.createdAtMs + 2 * minuteMs;
  await applyMove(tx, order.id, 'OtherAmountFound', {
    ...{ cause: 'status', atMs, payment: paymentOf(order, atMs), flag: 'amount_differs' },
    note: `${formatPaise(order.amountPaise - 10_000)} received`,
  });
};

/** A refund of half of the order, requested an hour after it was placed. */
async function requestHalf(tx: DatabaseTransaction, order: Order): Promise<Refund> {
  await payAndCall(tx, order);
  return await requestRefund(tx, {
    orderId: order.id,
    amountPaise: Math.ceil(order.amountPaise / 200) * 100,
    paidPaise: order.amountPaise,
    reason: 'one board less',
    requestedBy: owner,
    atMs: order.createdAtMs + hourMs,
    leaseMs: 0,
  });
}

const refundWith =
  (...events: ('RefundAccepted' | 'RefundCompleted' | 'RefundFailed')[]): Story =>
  async (tx, order) => {
    const refund = await requestHalf(tx, order);
    for (const [index, event] of events.entries()) {
      await applyRefundMove(tx, refund, {
        ...{ event, cause: 'reconciler', atMs: refund.createdAtMs + (index + 1) * 5_000 },
        providerRefundId: `OMR-${refund.id}`,
        failureReason: event === 'RefundFailed' ? 'BANK_TECHNICAL_ISSUE' : undefined,
      });
    }
  };

const settle =
  (story: Story): Story =>
  async (tx, order) => {
    await story(tx, order);
    const atMs = order.createdAtMs + 3 * hourMs;
    await resolveFlag(tx, order.id, { ...byStaff(atMs), note: 'called, the work goes on' });
  };

/** Every story by a name of its own. */
export const stories = {
  justPlaced: async () => undefined,
  openPage,
  pay,
  payAndCall,
  payAndNote: async (tx, order) => {
    await payAndCall(tx, order);
    const atMs = order.createdAtMs + hourMs;
    await addNote(tx, order.id, { ...byStaff(atMs), note: 'logo in green, by Friday' });
  },
  losePage: async (tx, order) => {
    const details = { cause: 'request', atMs: order.createdAtMs + 900 };
    await applyMove(tx, order.id, 'PageLost', details);
  },
  expire,
  failPin: failBy('INVALID_MPIN'),
  cancel: failBy('TXN_CANCELLED'),
  forget: async (tx, order) => {
    await failBy('TXN_CANCELLED')(tx, order);
    await eraseDetails(tx, order.id, byStaff(order.createdAtMs + 2 * hourMs, owner));
  },
  payLate,
  settleLate: settle(payLate),
  payOtherAmount,
  settleOtherAmount: settle(payOtherAmount),
  /** An order of the same payer and service, which flags both. */
  payTwice: pay,
  refund: refundWith('RefundAccepted', 'RefundCompleted'),
  refundUnderWay: refundWith('RefundAccepted'),
  failRefund: refundWith('RefundAccepted', 'RefundFailed'),
} satisfies Record<string, Story>;

/** Name of a story. */
export type StoryName = keyof typeof stories;
