import type { Database } from '#server/database/tables.ts';
import type { Order } from '#server/orders/order.ts';
import { eraseDetails, findOrder } from '#server/orders/orders.repository.ts';
import { ordersOfPhone } from './orders-of-phone.repository.ts';
import { StaffError } from './staff-error.ts';

const elsewhere =
  'Copies elsewhere stay: backups, mails about paid orders, and the dashboard of PhonePe.\n';

/** Erases who made the order and says what was erased. Throws a StaffError if it is unknown. */
export async function forgetOrder(db: Database, id: string, nowMs: number): Promise<string> {
  const order = await findOrder(db, id);
  if (!order) throw new StaffError(`There is no order ${id}`);
  return `${await forget(db, order, nowMs)}${elsewhere}`;
}

/** The same for every order of a phone number. Throws a StaffError where it has none. */
export async function forgetPhone(db: Database, phone: string, nowMs: number): Promise<string> {
  const orders = await ordersOfPhone(db, phone);
  if (orders.length === 0) throw new StaffError('There is no order of that phone number');
  // All or none: half of a person must not stay behind.
  const lines = await db.transaction().execute(async (tx) => {
    const done: string[] = [];
    for (const order of orders) done.push(await forget(tx, order, nowMs));
    return done;
  });
  return `${lines.join('')}${elsewhere}`;
}

async function forget(db: Database, { id, name, phone }: Order, nowMs: number): Promise<string> {
  if (name === null && phone === null) return `${id}: name and phone were erased before\n`;
  await eraseDetails(db, id, { cause: 'staff', atMs: nowMs });
  return `${id}: erased name and phone; kept service, amount and history\n`;
}
