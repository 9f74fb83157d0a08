import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addNote, applyMove, recordPaymentStarted } from '#server/orders/moves.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { runStaff } from './run-staff.fixture.ts';

const id = `BAW-${'0'.repeat(20)}`;
const code = 'K7M-2QP';

describe.each(engines)('orders show on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  /** The sheet, with the random part of refund ids replaced. */
  const sheet = async () =>
    (await runStaff(test.db, ['show', id])).replaceAll(/RF-\w{20}/g, `RF-${'0'.repeat(20)}`);

  const payOrder = async () => {
    const bought = { quantity: 3, unit: '/month', amountPaise: 2_654_646, taxPaise: 404_946 };
    const payer = { payerGstin: '27AAPFU0939F1ZV', language: 'hi' };
    await storedOrder(test.db, { id, code, ...bought, ...payer });
    await recordPaymentStarted(test.db, id, startedPayment);
    const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs };
    const paid = { cause: 'webhook', atMs: startMs + 5_000, payment };
    await applyMove(test.db, id, 'PaymentConfirmed', paid);
  };

  const refund = async (amountPaise: number, atMs: number) =>
    await storedRefund(test.db, { orderId: id, amountPaise, atMs, requestedBy: 'Ravi' });

  it('prints everything about an order, with refunds and history', async () => {
    await payOrder();
    const note = 'called\nthe payer';
    await addNote(test.db, id, { cause: 'staff', atMs: startMs + 6_000, actor: 'asha', note });
    const refused = await refund(100_000, startMs + 7_000);
    const move = { cause: 'staff', providerRefundId: undefined };
    const failed = {
      event: 'RefundFailed',
      failureReason: 'LIMIT',
      atMs: startMs + 8_000,
    } as const;
    await applyRefundMove(test.db, refused, { ...move, ...failed });
    const taken = await refund(50_000, startMs + 9_000);
    const done = { event: 'RefundCompleted', atMs: startMs + 10_000 } as const;
    await applyRefundMove(test.db, taken, { ...move, ...done, providerRefundId: 'OMR2' });
    await refund(10_000, startMs + 11_000);
    expect(await sheet()).toMatchInlineSnapshot(`
      "Flag              ! refund_failed
      Id                BAW-00000000000000000000
      Code              K7M-2QP
      State             paid
      Service           SEO Optimization (3 × ₹7,499 /month)
      Language          hi
      Amount            ₹26,546.46
      GST included      ₹4,049.46
      Name              Asha Kumari
      Phone             9876543210
      GSTIN             27AAPFU0939F1ZV
      Created           2026-09-21 19:43:20 IST
      Paid at           2026-09-21 19:43:25 IST
      Time to pay ends  2026-09-21 19:53:20 IST
      Provider          fake
      Provider order    OMO1
      Payment id        OM1
      UTR               412345678901
      Payment mode      UPI_QR
      Payment time      2026-09-21 19:43:20 IST
      Next check        2026-09-22 04:13:20 IST
      Checks made       0

      History (IST)
      2026-09-21 19:43:20  Created           - -> created                 request
                           SEO Optimization (3 × ₹7,499 /month)
      2026-09-21 19:43:20  PaymentStarted    created -> awaiting_payment  request
      2026-09-21 19:43:25  PaymentConfirmed  awaiting_payment -> paid     webhook
      2026-09-21 19:43:26  NoteAdded                                      staff
                           asha: called the payer
      2026-09-21 19:43:27  RefundRequested                                staff
                           Ravi: late
      2026-09-21 19:43:28  RefundFailed                                   staff
      2026-09-21 19:43:28  FlagRaised                                     staff
                           refund_failed
      2026-09-21 19:43:29  RefundRequested                                staff
                           Ravi: late
      2026-09-21 19:43:30  RefundCompleted                                staff
      2026-09-21 19:43:31  RefundRequested                                staff
                           Ravi: late

      Refunds
      2026-09-21 19:43:27 IST  RF-00000000000000000000  ₹1,000  failed: LIMIT        by Ravi: late
      2026-09-21 19:43:29 IST  RF-00000000000000000000  ₹500    completed      OMR2  by Ravi: late
      2026-09-21 19:43:31 IST  RF-00000000000000000000  ₹100    requested            by Ravi: late
      "
    `);
  });

  it('omits missing values, and says what was erased', async () => {
    await storedOrder(test.db, { id, code });
    const failed = { cause: 'reconciler', atMs: startMs + 5_000, failureReason: 'DECLINED' };
    await applyMove(test.db, id, 'PaymentFailed', failed);
    await runStaff(test.db, ['forget', id, '--yes']);
    expect(await sheet()).toMatchInlineSnapshot(`
      "Id                BAW-00000000000000000000
      Code              K7M-2QP
      State             failed
      Service           SEO Optimization
      Amount            ₹7,499
      Name              (erased)
      Phone             (erased)
      Created           2026-09-21 19:43:20 IST
      Time to pay ends  2026-09-21 19:58:20 IST
      Provider          fake
      Failure reason    DECLINED
      Next check        2026-09-21 19:44:25 IST
      Checks made       0

      History (IST)
      2026-09-21 19:43:20  Created        - -> created       request
      2026-09-21 19:43:25  PaymentFailed  created -> failed  reconciler
      2026-09-21 19:43:29  DetailsErased                     staff
                           asha
      "
    `);
  });
});
