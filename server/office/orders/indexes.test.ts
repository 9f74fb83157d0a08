import { describe, expect, it, onTestFinished } from 'vitest';
import type { Find } from '#contract/office/orders.ts';
import type { Database } from '#server/database/schema.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { queryPlans, slowPlan } from '#tests/fixtures/query-plans.ts';
import { createChanges } from './changes.ts';
import { findOrders } from './find/find.ts';
import { viewOrder } from './order-view.ts';
import { monthBounds, readSheet, sheetRows } from './sheet.ts';
import { readToday } from './today.ts';

const itemTexts = () => ({ en: 'SEO' });
const find = (query: Find) => (db: Database) =>
  findOrders(query, { db, itemTexts, catalogues: [catalogue] });
const next = (key: unknown[]) =>
  Buffer.from(JSON.stringify({ match: 0, key })).toString('base64url');
const id = `BAW-${'0'.repeat(20)}`;
const days = { from: '2026-09-01', to: '2026-09-30' };

const reads: Record<string, (db: Database, id: string) => Promise<unknown>> = {
  today: (db) => readToday(db, startMs, { itemTexts, alerts: checkoutContent.labels.alerts }),
  'one order': (db, stored) => viewOrder(db, stored, itemTexts),
  'the sheet': (db) => readSheet(sheetRows(db, monthBounds('2026-09'), itemTexts)),
  'no filter': find({}),
  flagged: find({ flagged: '1', ...days }),
  'a state': find({ state: 'paid', ...days }),
  'a code': find({ q: 'K7M-2QP' }),
  'an id': find({ q: id }),
  'a phone': find({ q: '9876543210' }),
  'a phone, filtered': find({ q: '9876543210', state: 'paid', ...days }),
  'the beginning of a phone': find({ q: '9876' }),
  'the beginning of a phone, filtered': find({ q: '9876', state: 'paid', ...days }),
  'a phone, the next page': find({ q: '9876', after: next(['9876543210', startMs, id]) }),
  'a name': find({ q: 'asha' }),
  'a name, filtered': find({ q: 'asha', state: 'paid', ...days }),
  'a name, flagged': find({ q: 'asha', flagged: '1' }),
  'a name, the next page': find({ q: 'asha', after: next([0, 'asha', startMs, id]) }),
  'two words of a name': find({ q: 'asha kumari' }),
  'two words of a name, filtered': find({ q: 'asha kumari', state: 'failed', ...days }),
  'two words of a name, led by the last': find({
    q: 'asha kumari',
    after: next([1, 'kumari', startMs, id]),
  }),
  'a service': find({ q: 'seo' }),
  'a service, filtered': find({ q: 'seo', state: 'paid', ...days }),
};

describe('a million orders', () => {
  it.each(Object.entries(reads))('are not read through by %s', async (_, read) => {
    const test = await openSqlite();
    onTestFinished(test.remove);
    const order = await storedOrder(test.db);
    const plans = await queryPlans(test.db, (db) => read(db, order.id));
    expect(plans.length).toBeGreaterThan(0);
    // Counted are at most 5,000 entries of an index.
    const lines = plans.filter((line) => line !== 'SCAN some');
    for (const line of lines) expect(line, plans.join('\n')).not.toMatch(slowPlan);
  });

  it('are not read through for changes', async () => {
    const test = await openSqlite();
    onTestFinished(test.remove);
    const { promise, resolve } = Promise.withResolvers<void>();
    const plans = await queryPlans(test.db, async (db) => {
      const nowMs = () => {
        resolve();
        return startMs;
      };
      const end = createChanges({ db, nowMs }, 60_000, () => undefined).listen(() => undefined);
      await promise;
      end();
    });
    expect(plans).toEqual([expect.stringContaining('order_moves_by_time')]);
  });
});
