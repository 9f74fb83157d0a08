import { sql } from 'kysely';
import { z } from 'zod';
import { phonePattern } from '#contract/checkout-rules.ts';
import { latinDigits } from '#contract/latin-digits.ts';
import { tenDigits } from '#contract/phone-number.ts';
import { listedByIds } from '#server/orders/list.ts';
import { parse } from '../../guards.ts';
import { idKey, type Match, type Scope } from './match.ts';

/** Digits and what people write between them; a number copied from WhatsApp has invisible marks. */
const phoneLike = /^[\d\s().+/\p{Pd}\p{Cf}]+$/u;

/** The first four to ten digits of a phone number, without 0 and +91; undefined for another text. */
export function phoneDigits(text: string): string | undefined {
  const latin = latinDigits(text);
  if (!phoneLike.test(latin)) return undefined;
  const written = latin.replace(/[^\d+]/g, '');
  const whole = tenDigits(written);
  if (phonePattern.test(whole)) return whole;
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  const hasCountryCode = written.startsWith('+') || digits.length > 10;
  const bare = hasCountryCode ? digits.replace(/^91/, '') : digits;
  return /^\d{4,9}$/.test(bare) ? bare : undefined;
}

const keySchema = z.tuple([z.string().regex(phonePattern), z.int(), idKey]);

/** Orders whose phone begins with the digits; those of a phone together, the newest first. */
export function ordersOfPhone(digits: string, { db, filter }: Scope): Match {
  const [first, last] = [digits.padEnd(10, '0'), digits.padEnd(10, '9')];
  const { fromMs, state, toMs } = filter;
  return {
    includes: ({ phone }) => phone?.startsWith(digits) ?? false,
    page: async (after, limit) => {
      let query = db
        .selectFrom('orders')
        .select(['phone', 'createdAtMs', 'id'])
        .where('phone', '>=', first)
        .where('phone', '<=', last);
      if (fromMs !== undefined) query = query.where('createdAtMs', '>=', fromMs);
      if (toMs !== undefined) query = query.where('createdAtMs', '<', toMs);
      // An expression, so that SQLite does not choose the index by state, and sort.
      if (state !== undefined) query = query.where(sql`state || ''`, '=', state);
      if (after !== undefined) {
        const [phone, createdAtMs, id] = parse(keySchema, after);
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('phone', 'createdAtMs', 'id'), '<', tuple(phone, createdAtMs, id)),
        );
      }
      const rows = await query
        .orderBy('phone', 'desc')
        .orderBy('createdAtMs', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const orders = await listedByIds(
        db,
        rows.map(({ id }) => id),
      );
      return orders.map((order) => ({
        order,
        key: [order.phone ?? '', order.createdAtMs, order.id],
      }));
    },
  };
}
