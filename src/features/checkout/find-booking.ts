import { fetchStatus, type ReceivedStatus, readOrder } from './payment-api.ts';
import { type PastOrder, pastOrders } from './stored-checkout.ts';

/** An order of this browser for which money was taken, or may still be. */
export interface Booking extends PastOrder {
  isPaid: boolean;
}

interface FindBookingOptions {
  orders?: PastOrder[];
  fetchStatus?: typeof fetchStatus;
}

/** How long Pay waits for the status of earlier orders. */
const timeoutMs = 5_000;

/** Not settled yet, or expired while its money may still come. */
const mayTakeMoney = ({ code, order }: ReceivedStatus) =>
  code === 'PAYMENT_PENDING' || readOrder(order)?.isOver === false;

/**
 * The order of the last day for this service that is paid, or else one that is not settled yet. An order
 * whose status does not come in time is left out, because the payer must not be kept waiting.
 */
export async function findBooking(
  serviceName: string,
  { orders = pastOrders(), fetchStatus: check = fetchStatus }: FindBookingOptions = {},
): Promise<Booking | undefined> {
  const sameService = orders.filter((order) => order.serviceName === serviceName);
  const answers = await Promise.all(
    sameService.map(({ id }) => check(id, { isWaiting: false, timeoutMs })),
  );
  const first = (matches: (answer: ReceivedStatus) => boolean) =>
    sameService[answers.findIndex((answer) => answer && matches(answer))];
  const paid = first(({ code }) => code === 'PAYMENT_SUCCESS');
  const booking = paid ?? first(mayTakeMoney);
  return booking && { ...booking, isPaid: booking === paid };
}
