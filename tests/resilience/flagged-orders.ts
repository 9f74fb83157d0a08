import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import { addFlag } from '#server/orders/moves.ts';
import { request } from '#tests/fixtures/content.ts';
import type { Rig } from './rig.ts';

/** Places and pays `count` orders, flags each for staff, and returns their ids. */
export async function payFlaggedOrders(
  { balancer, simulator, payments }: Rig,
  db: Database,
  count: number,
): Promise<string[]> {
  for (let number = 0; number < count; number += 1) {
    await fetch(`${balancer.origin}/api/phonepe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...request, phone: String(9_000_000_000 + number) }),
    });
  }
  const ids = (await payments()).map(({ merchantOrderId }) => merchantOrderId);
  for (const id of ids) {
    await simulator.admin('POST', `/orders/${id}/pay`);
    await fetch(`${balancer.origin}/api/phonepe-status?id=${id}`);
    const flag = { flag: 'bought_twice', cause: 'test', atMs: Date.now() };
    await addFlag(db, id, flag);
  }
  return ids;
}
