import { expect, vi } from 'vitest';
import type { RefundState } from '#contract/refund-states.ts';
import { historyOf } from '#server/orders/moves.ts';
import { runStaff } from '#server/staff-cli/run-staff.fixture.ts';
import { type CheckoutProcesses, phonePeTimeoutMs } from './checkout-processes.ts';
import { setClockOffset, waitBudget } from './steps.ts';

/** Arguments of the command that refunds ₹100. */
export const refundWords = (id: string) => [
  ...['refund', id, '100', '--yes'],
  ...['--reason', 'one board less'],
];

/** The refund command; returns what it says, even if it fails. */
export async function askForRefund({ db, simulator }: CheckoutProcesses, id: string) {
  const provider = simulator.provider(phonePeTimeoutMs);
  const changes = { provider, nowMs: Date.now, refundPauseMs: 50 };
  return await runStaff(db, refundWords(id), changes).catch((error: unknown) => {
    expect(error).toBeInstanceOf(Error);
    return (error as Error).message;
  });
}

const states: Record<string, RefundState> = {
  RefundRequested: 'requested',
  RefundAccepted: 'accepted',
  RefundCompleted: 'completed',
  RefundFailed: 'failed',
  LateRefundCompleted: 'completed',
};

/** Every state that the refunds of an order have been in. */
export const refundPathOf = async ({ db }: CheckoutProcesses, id: string) =>
  (await historyOf(db, id)).flatMap(({ event }) => states[event] ?? []);

/** Refunds at PhonePe, each with its state and amount. */
export const refundsAtPhonePe = async ({ simulator }: CheckoutProcesses, id: string) =>
  (await simulator.admin('GET', `/orders/${id}/refunds`)).map(
    ({ amount, state }: { amount: number; state: string }) => `${state} ${amount}`,
  );

/**
 * Waits until no refund of an order is under way at PhonePe: on a busy machine a status check can come before
 * the simulator has carried it out.
 */
export const settleAtPhonePe = (checkout: CheckoutProcesses, id: string) =>
  vi.waitFor(
    async () => expect(await refundsAtPhonePe(checkout, id)).not.toContain('PENDING 10000'),
    waitBudget,
  );

/** Waits until the refunds of an order have gone through these states, without moving the clock. */
export const refundCame = (checkout: CheckoutProcesses, id: string, path: string[]) =>
  vi.waitFor(async () => expect(await refundPathOf(checkout, id)).toEqual(path), waitBudget);

/** Waits until they have gone through one of these sequences, moving the clock forward meanwhile. */
export async function refundComes(
  checkout: CheckoutProcesses,
  id: string,
  ...paths: string[][]
): Promise<void> {
  let offsetMs = 0;
  const look = async () => {
    offsetMs += 130_000;
    await setClockOffset(checkout, offsetMs);
    expect(paths).toContainEqual(await refundPathOf(checkout, id));
  };
  await vi.waitFor(look, waitBudget);
}
