import { dayMs } from '#server/orders/indian-time.ts';
import { applyMove } from '#server/orders/moves.ts';
import { refundsOf } from '#server/refunds/store.ts';
import type { TestDatabase } from '#tests/fixtures/databases.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { runStaff } from './run-staff.fixture.ts';

/** An order that was paid a day ago, and the commands of staff about it. */
export async function openRefundCommands(test: TestDatabase) {
  const provider = new FakeProvider();
  provider.onFindRefund = () => ({ state: 'pending', providerRefundId: 'OMR1' });
  const order = await storedOrder(test.db);
  await applyMove(test.db, order.id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  const clock = { nowMs: startMs + dayMs };
  const terminal = {
    answer: undefined as string | undefined,
    questions: [] as string[],
    /** What happens while the question is on the screen. */
    onAsk: async (): Promise<unknown> => undefined,
  };

  const run = async (...words: string[]) => {
    const ask = async (question: string) => {
      terminal.questions.push(question);
      await terminal.onAsk();
      return terminal.answer ?? '';
    };
    const changes = { provider, nowMs: () => clock.nowMs };
    return await runStaff(
      test.db,
      words,
      terminal.answer === undefined ? changes : { ...changes, ask },
    );
  };
  const why = ['--reason', 'cancelled by phone'];
  const refund = (...words: string[]) => run('refund', order.id, ...words, ...why);
  const refunds = () => refundsOf(test.db, order.id);
  return { provider, order, clock, terminal, run, why, refund, refunds };
}
