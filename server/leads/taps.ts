import { indianDay } from '#contract/indian-day.ts';
import type { Tap } from '#contract/leads.ts';
import type { Leads, LeadsPeriod } from '#contract/office/leads.ts';
import type { Database } from '#server/database/schema.ts';
import { dayMs } from '#server/orders/indian-time.ts';

/** Adds a tap to the sum of its day in India, page, kind and source. */
export async function countTap(
  db: Database,
  { kind, source, page }: Tap & { page: string },
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('taps')
    .values({ day: indianDay(nowMs), page, kind, source, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'kind', 'source'])
        .doUpdateSet((eb) => ({ count: eb('taps.count', '+', 1) })),
    )
    .execute();
}

/** Days of a period, today included. */
const days: Record<LeadsPeriod, number> = { week: 7, month: 30 };

/** A district page, in any language. Not every match is one: Bihar has such an address, too. */
const districtPattern = /^(?:\/[a-z]{2})?(\/digital-marketing-agency-([a-z-]+))$/;

/** The taps of the last days. `districts` are the slugs of the districts. */
export async function readLeads(
  db: Database,
  period: LeadsPeriod,
  districts: ReadonlySet<string>,
  nowMs: number,
): Promise<Leads> {
  const from = indianDay(nowMs - (days[period] - 1) * dayMs);
  const to = indianDay(nowMs);
  const rows = await db
    .selectFrom('taps')
    .select(['page', 'kind', 'source'])
    .select(({ cast, fn }) => cast<number>(fn.sum('count'), 'bigint').as('count'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['page', 'kind', 'source'])
    .execute();
  type Row = (typeof rows)[number];
  const sumsBy = <Key extends string>(keyOf: (row: Row) => Key) => {
    const sums = new Map<Key, number>();
    for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
    return [...sums]
      .map(([key, count]) => ({ key, count }))
      .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  };
  return {
    from,
    to,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    pages: sumsBy(({ page }) => page),
    kinds: sumsBy(({ kind }) => kind),
    sources: sumsBy(({ source }) => source),
    districts: sumsBy(({ page }) => {
      const [, path = '', slug = ''] = districtPattern.exec(page) ?? [];
      return districts.has(slug) ? path : '';
    }),
  };
}
