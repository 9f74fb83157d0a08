import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Database, Tables } from '#server/database/schema.ts';
import { listedByIds } from '#server/orders/list.ts';
import { nameWords } from '#server/orders/name-words.ts';
import { parse } from '../../guards.ts';
import { badRequest } from '../refusals.ts';
import { idKey, type Match, type Scope } from './match.ts';

/** Sorts after every word that begins with a prefix. */
const lastCharacter = '\u{10FFFF}';

/** Words beyond these count as equally frequent. */
const mostCounted = 5_000;

/** Cursor: index of the search word that drives the query, the order's word that it matches, and the order. */
const keySchema = z.tuple([
  z.int().min(0),
  z.string().regex(/^[\p{L}\p{M}\p{N}\ufffd]+$/u),
  z.int(),
  idKey,
]);
type Key = z.infer<typeof keySchema>;

/** A word to find: the last one may be the beginning of a word. */
interface SearchWord {
  word: string;
  isPrefix: boolean;
}

/**
 * Orders whose payer's name has all the words, the last of which may be unfinished. Led by the rarest word: by
 * the word that it matches, then the newest first.
 */
export function ordersOfName(words: string[], { db, filter }: Scope): Match {
  const wanted = words.map((word, index) => ({ word, isPrefix: index === words.length - 1 }));
  return {
    includes: ({ name }) => {
      const own = nameWords(name ?? '');
      return wanted.every(({ word, isPrefix }) =>
        own.some((one) => (isPrefix ? one.startsWith(word) : one === word)),
      );
    },
    page: async (after, limit) => {
      const key = after === undefined ? undefined : parse(keySchema, after);
      const place = key?.[0] ?? (await rarestOf(db, wanted));
      const leader = wanted[place];
      if (!leader) throw badRequest();
      const rows = await nameRows(db, { wanted, leader, filter }, key ?? [], limit);
      const orders = await listedByIds(
        db,
        rows.map(({ orderId }) => orderId),
      );
      return orders.map((order, index) => ({
        order,
        key: [place, rows[index]?.word ?? '', order.createdAtMs, order.id],
      }));
    },
  };
}

type HitBuilder = ExpressionBuilder<Tables & { hit: Tables['orderWords'] }, 'hit'>;

const matchesWord =
  ({ word, isPrefix }: SearchWord) =>
  ({ and, eb }: HitBuilder) =>
    isPrefix
      ? and([eb('hit.word', '>=', word), eb('hit.word', '<', `${word}${lastCharacter}`)])
      : eb('hit.word', '=', word);

/** Index of the rarest word. */
async function rarestOf(db: Database, wanted: SearchWord[]): Promise<number> {
  if (wanted.length === 1) return 0;
  const counts: number[] = [];
  for (const one of wanted) {
    const some = db
      .selectFrom('orderWords as hit')
      .select('hit.orderId')
      .where(matchesWord(one))
      .limit(mostCounted);
    const { count } = await db
      .selectFrom(some.as('some'))
      .select(({ cast, fn }) => cast<number>(fn.countAll(), 'bigint').as('count'))
      .executeTakeFirstOrThrow();
    counts.push(count);
  }
  return counts.lastIndexOf(Math.min(...counts));
}

interface NameSearch {
  wanted: SearchWord[];
  leader: SearchWord;
  filter: Scope['filter'];
}

/** Rows of `order_words` that the leader matches after a key, each of another order. */
async function nameRows(
  db: Database,
  search: NameSearch,
  [, word, createdAtMs, id]: Partial<Key>,
  limit: number,
) {
  const rows = hitsOf(db, search);
  if (word === undefined || createdAtMs === undefined || id === undefined) {
    return await rows.limit(limit).execute();
  }
  const same = await rows
    .where('hit.word', '=', word)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('hit.createdAtMs', 'hit.orderId'), '<', tuple(createdAtMs, id)),
    )
    .limit(limit)
    .execute();
  if (same.length === limit) return same;
  const later = rows.where('hit.word', '>', word).limit(limit - same.length);
  return [...same, ...(await later.execute())];
}

function hitsOf(db: Database, { wanted, leader, filter }: NameSearch) {
  const { fromMs, state, toMs } = filter;
  let query = db
    .selectFrom('orderWords as hit')
    // A cross join, so that SQLite reads the words first.
    .crossJoin('orders')
    .whereRef('orders.id', '=', 'hit.orderId')
    .select(['hit.word', 'hit.orderId'])
    .where(matchesWord(leader));
  if (fromMs !== undefined) query = query.where('hit.createdAtMs', '>=', fromMs);
  if (toMs !== undefined) query = query.where('hit.createdAtMs', '<', toMs);
  if (state !== undefined) query = query.where('orders.state', '=', state);
  for (const one of wanted.filter((other) => other !== leader)) {
    query = query.where(({ exists, selectFrom }) => exists(wordsOfHit(selectFrom, one)));
  }
  if (leader.isPrefix) {
    // Of two words with the same beginning, the first one counts.
    query = query.where(({ exists, not, selectFrom }) =>
      not(exists(wordsOfHit(selectFrom, leader).whereRef('other.word', '<', 'hit.word'))),
    );
  }
  return query
    .orderBy('hit.word')
    .orderBy('hit.createdAtMs', 'desc')
    .orderBy('hit.orderId', 'desc');
}

/** Words of the matched order. */
function wordsOfHit(selectFrom: HitBuilder['selectFrom'], { word, isPrefix }: SearchWord) {
  const words = selectFrom('orderWords as other')
    .select('other.word')
    .whereRef('other.orderId', '=', 'hit.orderId');
  return isPrefix
    ? words.where('other.word', '>=', word).where('other.word', '<', `${word}${lastCharacter}`)
    : words.where('other.word', '=', word);
}
