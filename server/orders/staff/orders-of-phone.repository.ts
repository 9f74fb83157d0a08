import type { Database } from '#server/database/tables.ts';
import type { Order } from '#server/orders/order.ts';

/** Every order that was made with that phone number. Reads all orders: it is asked seldom. */
export const ordersOfPhone = (db: Database, phone: string): Promise<Order[]> =>
  db.selectFrom('orders').selectAll().where('phone', '=', phone).orderBy('id').execute();
