import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { type ContentIn, languagesIn } from '#contract/content/languages.ts';
import { findSchema, type OfficeOrder, sheetQuerySchema } from '#contract/office/orders.ts';
import { describeItem } from '#server/orders/order-item.ts';
import { parse } from '../guards.ts';
import { type ActionDeps, orderIdIn, serveActions } from './actions.routes.ts';
import { createChanges } from './changes.ts';
import { type EventDeps, serveEvents } from './events.routes.ts';
import { findOrders } from './find/find.ts';
import { type ItemTexts, viewOrder } from './order-view.ts';
import { type RefundTiming, serveRefunds } from './refund.routes.ts';
import { notFound, refuseRejected } from './refusals.ts';
import { monthBounds, readSheet, sheetCsv, sheetRows } from './sheet.ts';
import { readToday } from './today.ts';

/** Pauses, in ms; tests bring shorter ones. */
export interface OrdersTiming {
  refund: RefundTiming;
  /** Between two polls for changes. */
  changesMs: number;
  heartbeatMs: number;
}

const defaultTiming: OrdersTiming = {
  refund: { pauseMs: 700, longestMs: 3_000 },
  changesMs: 2_000,
  heartbeatMs: 25_000,
};

/** What the routes about orders need. */
export interface OrderDeps
  extends Pick<ActionDeps, 'checkDeps'>,
    Pick<EventDeps, 'isStillSignedIn'> {
  contentIn: ContentIn<CheckoutContent>;
  /** In whose words services are shown and found; those of the site by default. */
  languages?: string[];
  timing?: OrdersTiming;
}

/**
 * The API about orders: a plugin for a scope whose guards have set `request.member`, and answer a RefusalError.
 */
export async function serveOrders(
  scope: FastifyInstance,
  {
    checkDeps,
    contentIn,
    isStillSignedIn,
    languages = languagesIn(),
    timing = defaultTiming,
  }: OrderDeps,
): Promise<void> {
  const { db, nowMs } = checkDeps;
  const catalogues = () => languages.map((language) => contentIn(language).catalogue);
  const itemTexts: ItemTexts = (item) =>
    Object.fromEntries(
      languages.map((language) => [language, describeItem(item, contentIn(language))]),
    );
  const orderOf = async (id: string): Promise<OfficeOrder> => {
    const order = await viewOrder(db, id, itemTexts);
    if (!order) throw notFound();
    return order;
  };
  refuseRejected(scope, orderOf);

  scope.get('/api/today', () =>
    readToday(db, nowMs(), { itemTexts, alerts: contentIn().labels.alerts }),
  );
  scope.get('/api/orders', ({ query }) =>
    findOrders(parse(findSchema, query), { db, catalogues: catalogues(), itemTexts }),
  );
  scope.get('/api/orders/:id', (request) => orderOf(orderIdIn(request)));
  serveActions(scope, { checkDeps, orderOf });
  serveRefunds(scope, { checkDeps, isStillSignedIn, orderOf }, timing.refund);

  scope.get('/api/sheet', async ({ query }) => {
    const { month } = parse(sheetQuerySchema, query);
    return await readSheet(sheetRows(db, monthBounds(month), itemTexts));
  });
  scope.get('/api/sheet.csv', (request, reply) => {
    const { month } = parse(sheetQuerySchema, request.query);
    const lines = sheetCsv(sheetRows(db, monthBounds(month), itemTexts));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${month}.csv"`)
      .send(Readable.from(lines));
  });

  const changes = createChanges({ db, nowMs }, timing.changesMs, (err) =>
    scope.log.warn({ err }, 'changes of orders were not read'),
  );
  serveEvents(scope, { changes, isStillSignedIn, heartbeatMs: timing.heartbeatMs });
}
