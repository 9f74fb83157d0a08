import { describe, expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { markMailSent } from '#server/notify/paid-mail.ts';
import { listOrders } from '#server/orders/list.ts';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import { leaseDueOrders, scheduleCheck } from '#server/orders/schedule.ts';
import { codesOf, findOrder, findOrderByCode, findOrderByKey } from '#server/orders/store.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { queryPlans, slowPlan } from '#tests/fixtures/query-plans.ts';
import type { Database } from './schema.ts';

const lease = { nowMs: startMs + 1e9, limit: 20, leaseMs: 1 };
const [fromMs, toMs, cursor] = [0, startMs + 1e9, { createdAtMs: startMs + 1e9, id: '' }];
const list = (filter: Parameters<typeof listOrders>[1]) => (db: Database) =>
  Array.fromAsync(listOrders(db, { ...filter, limit: 50 }));

const reads: Record<string, (db: Database, id: string) => Promise<unknown>> = {
  findOrder,
  findOrderByCode,
  findOrderByKey,
  codesOf: (db, id) => codesOf(db, [id]),
  historyOf,
  applyMove: (db, id) => applyMove(db, id, 'PaymentConfirmed', { cause: 'webhook', atMs: 1 }),
  scheduleCheck: (db, id) =>
    scheduleCheck(db, { id, leasedUntilMs: 1 }, { nextCheckAtMs: 1, checks: 1 }),
  'leaseDueOrders, requested': (db) => leaseDueOrders(db, 'requested', lease),
  'leaseDueOrders, waiting': (db) => leaseDueOrders(db, 'waiting', lease),
  'leaseDueOrders, settled': (db) => leaseDueOrders(db, 'settled', lease),
  'leaseDue, mails': (db) => leaseDue(db, 'mails', lease),
  markMailSent: (db, orderId) => markMailSent(db, { orderId, leasedUntilMs: 1 }, 1),
  'listOrders, all': list({}),
  'listOrders from a cursor': list({ cursor }),
  'listOrders by code': list({ code: 'K7M-2QP' }),
  'listOrders by state': list({ state: 'paid', cursor }),
  'listOrders by service': list({ service: 'SEO', cursor }),
  'listOrders with a flag': list({ isFlagged: true, cursor }),
  'listOrders by time': list({ fromMs, toMs, cursor }),
  'listOrders by everything': list({ state: 'paid', service: 'SEO', fromMs, toMs, cursor }),
};

describe('a million orders', () => {
  it.each(Object.entries(reads))('are not fully scanned by %s', async (_, read) => {
    const test = await openSqlite();
    onTestFinished(test.remove);
    const { id } = await storedOrder(test.db);
    await applyMove(test.db, id, 'PaymentStarted', { cause: 'request', atMs: startMs });
    const plans = await queryPlans(test.db, (db) => read(db, id));
    expect(plans.length).toBeGreaterThan(0);
    for (const line of plans) expect(line).not.toMatch(slowPlan);
  });
});
