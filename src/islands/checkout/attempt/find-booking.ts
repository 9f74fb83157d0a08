import { fetchStatus } from '../../payment-status/fetch-status.ts';
import { type PastOrder, pastOrders } from './past-orders.ts';

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

/**
 * The order of the last day for this service that is paid; else one that is not settled yet. Never
 * throws: an order of which the server tells nothing in time is none, for the payer must not be held up.
 */
export async function findBooking(
  serviceName: string,
  { orders = pastOrders(), ask = fetchStatus }: FindBookingOptions = {},
): Promise<Booking | undefined> {
  const sameService = orders.filter((order) => order.serviceName === serviceName);
  const codes = await Promise.all(
    sameService.map(async ({ id }) => (await ask(id, { isWaiting: false, timeoutMs }))?.code),
  );
  const first = (code: string) => sameService[codes.indexOf(code)];
  const paid = first('PAYMENT_SUCCESS');
  const booking = paid ?? first('PAYMENT_PENDING');
  return booking && { ...booking, isPaid: booking === paid };
}
