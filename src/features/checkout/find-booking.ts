import { type PastOrder, pastOrders } from './past-orders.ts';
import { fetchStatus } from './status/fetch-status.ts';
import { readOrder } from './status/read-order.ts';
import type { ReceivedStatus } from './status/status-result.ts';

/** An order of this browser for which money was taken, or may still be. */
export interface Booking extends PastOrder {
  isPaid: boolean;
}

interface FindBookingOptions {
  orders?: PastOrder[];
  ask?: typeof fetchStatus;
}

/** How long a payer who presses Pay waits for what became of earlier orders. */
const timeoutMs = 5_000;

/** Not settled yet, or given up: its money may still come. */
const mayTakeMoney = ({ code, order }: ReceivedStatus) =>
  code === 'PAYMENT_PENDING' || readOrder(order)?.isOver === false;

/**
 * The order of the last day for this service that is paid, or else one that is not settled yet. Never
 * throws: an order about which the server does not answer in time is left out, because the payer must not
 * be kept waiting.
 */
export async function findBooking(
  serviceName: string,
  { orders = pastOrders(), ask = fetchStatus }: FindBookingOptions = {},
): Promise<Booking | undefined> {
  const sameService = orders.filter((order) => order.serviceName === serviceName);
  const answers = await Promise.all(
    sameService.map(({ id }) => ask(id, { isWaiting: false, timeoutMs })),
  );
  const first = (fits: (answer: ReceivedStatus) => boolean) =>
    sameService[answers.findIndex((answer) => answer && fits(answer))];
  const paid = first(({ code }) => code === 'PAYMENT_SUCCESS');
  const booking = paid ?? first(mayTakeMoney);
  return booking && { ...booking, isPaid: booking === paid };
}
