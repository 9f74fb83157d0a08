import type { PaymentProvider } from '#server/payments/provider.ts';
import type { Order } from './order.ts';

/** How long after the payment's time ran out the last check is made. */
export const graceMs = 30_000;

const firstPauseMs = 60_000;
const requestedForMs = 24 * 60 * 60_000;

/**
 * When to ask again about an order that was given up, after a webhook spoke of it and the answer did
 * not: the news may be ahead of the status. The pause doubles from a minute; null after a day.
 */
export function requestedCheckAt(givenUpAtMs: number, nowMs: number): number | null {
  const age = nowMs - givenUpAtMs;
  return age < requestedForMs ? nowMs + Math.max(firstPauseMs, age) : null;
}

/**
 * When to ask next, in ms since 1970, given that we ask now: on the provider's schedule, and once
 * after expiry. Null once that last check has been made.
 */
export function nextCheckAt(
  provider: Pick<PaymentProvider, 'checkPauseMs'>,
  { createdAtMs, expiresAtMs }: Pick<Order, 'createdAtMs' | 'expiresAtMs'>,
  nowMs: number,
): number | null {
  const lastMs = expiresAtMs + graceMs;
  if (nowMs >= lastMs) return null;
  return Math.min(nowMs + provider.checkPauseMs(nowMs - createdAtMs), lastMs);
}
