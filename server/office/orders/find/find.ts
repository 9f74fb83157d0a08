import { z } from 'zod';
import { orderIdPattern } from '#contract/checkout-rules.ts';
import type { Find, Found } from '#contract/office/orders.ts';
import { orderStates } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import { dayMs, indianDayStart } from '#server/orders/indian-time.ts';
import type { ListedOrder } from '#server/orders/list.ts';
import { nameWords } from '#server/orders/name-words.ts';
import { readOrderCode } from '#server/orders/order-id.ts';
import { type ItemTexts, rowOf } from '../order-view.ts';
import { badRequest } from '../refusals.ts';
import { ordersOfName } from './by-name.ts';
import { ordersOfPhone, phoneDigits } from './by-phone.ts';
import { orderOfReference } from './by-reference.ts';
import { ordersOfServices, servicesOf } from './by-service.ts';
import { allOrders, isSelective, scanSelective } from './by-time.ts';
import type { Match, Scope } from './match.ts';

/** Orders of a page. */
const pageSize = 50;

/** What finding orders needs. */
export interface FindDeps {
  db: Database;
  itemTexts: ItemTexts;
  /** Every language, for names of services. */
  catalogues: Scope['catalogues'];
}

/**
 * Finds a page of orders by phone, id or code, otherwise by name and then by service. Throws a RefusalError
 * for a day that does not exist or a damaged cursor.
 */
export async function findOrders(query: Find, deps: FindDeps): Promise<Found> {
  const matches = matchesOf(query.q ?? '', scopeOf(query, deps));
  const cursor = query.after === undefined ? { match: 0 } : readCursor(query.after);
  const orders: ListedOrder[] = [];
  let next: string | null = null;
  for (const [index, match] of matches.entries()) {
    if (index < cursor.match || next !== null) continue;
    const left = pageSize - orders.length;
    // One more order shows whether there are more.
    const hits = await match.page(index === cursor.match ? cursor.key : undefined, left + 1);
    const page = hits.slice(0, left);
    const earlier = matches.slice(0, index);
    const isNew = (order: ListedOrder) => !earlier.some(({ includes }) => includes(order));
    orders.push(...page.map(({ order }) => order).filter(isNew));
    if (hits.length > left) next = writeCursor({ match: index, key: page.at(-1)?.key });
  }
  return { orders: orders.map((order) => rowOf(order, deps.itemTexts)), next };
}

/** Ways in which a text matches orders, the best one first. */
function matchesOf(text: string, scope: Scope): Match[] {
  const written = text.trim();
  if (written === '') return [allOrders(scope)];
  const matches = specificMatches(written, scope);
  return isSelective(scope.filter) ? [scanSelective(matches, scope)] : matches;
}

function specificMatches(text: string, scope: Scope): Match[] {
  const id = text.toUpperCase();
  if (orderIdPattern.test(id)) return [orderOfReference('id', id, scope)];
  // Six letters or digits may be a code, or something else.
  const code = readOrderCode(text);
  const byCode = code === undefined ? [] : [orderOfReference('code', code, scope)];
  const digits = phoneDigits(text);
  if (digits !== undefined) return [...byCode, ordersOfPhone(digits, scope)];
  const words = nameWords(text);
  if (words.length === 0) return byCode;
  const services = servicesOf(words, scope.catalogues);
  const byService = services.length === 0 ? [] : [ordersOfServices(services, scope)];
  return [...byCode, ordersOfName(words, scope), ...byService];
}

function scopeOf({ state, from, to, flagged }: Find, { db, catalogues }: FindDeps): Scope {
  return {
    db,
    catalogues,
    filter: {
      state: orderStates.find((one) => one === state),
      fromMs: from === undefined ? undefined : dayStart(from),
      toMs: to === undefined ? undefined : dayStart(to) + dayMs,
      isFlagged: flagged === '1',
    },
  };
}

function dayStart(day: string): number {
  const startMs = indianDayStart(day);
  if (startMs === undefined) throw badRequest();
  return startMs;
}

/** The match that a page begins with, and the key of the order before it. */
const cursorSchema = z.strictObject({
  match: z.int().min(0),
  key: z.array(z.union([z.string(), z.int()])).optional(),
});
type Cursor = z.infer<typeof cursorSchema>;

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw badRequest();
  }
}
