import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsSchema } from '#contract/office/leads.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { countTap, readLeads } from './taps.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);
const nowMs = at('2026-11-26T12:00');
const districts = new Set(['siwan']);

describe.each(engines)('taps on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const count = (page: string, time = '2026-11-26T10:00', source = 'search' as const) =>
    countTap(test.db, { page, kind: 'whatsapp', source }, at(time));
  const read = async (period: 'week' | 'month') =>
    leadsSchema.parse(await readLeads(test.db, period, districts, nowMs));

  it('are one row per day, page, kind and source, however many come at once', async () => {
    const other = await test.openAnother();
    const taps = Array.from({ length: 20 }, (_, index) =>
      countTap(
        index % 2 ? other : test.db,
        { page: '/pricing', kind: 'call', source: 'card' },
        nowMs,
      ),
    );
    await Promise.all(taps);
    expect(await test.db.selectFrom('taps').selectAll().execute()).toEqual([
      { day: '2026-11-26', page: '/pricing', kind: 'call', source: 'card', count: 20 },
    ]);
  });

  it('belong to the day in India', async () => {
    await count('/pricing', '2026-11-26T00:10');
    await count('/pricing', '2026-11-25T23:50');
    const days = await test.db.selectFrom('taps').select('day').orderBy('day').execute();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26']);
  });

  it('are summed over the last days by page, kind, source and district, the most first', async () => {
    await count('/pricing');
    await count('/digital-marketing-agency-siwan');
    await count('/hi/digital-marketing-agency-siwan', '2026-11-20T00:00');
    await count('/hi/digital-marketing-agency-siwan');
    await count('/digital-marketing-agency-bihar', '2026-11-19T23:59');
    await countTap(test.db, { page: '/pricing', kind: 'call', source: 'card' }, nowMs);
    expect(await read('week')).toEqual({
      from: '2026-11-20',
      to: '2026-11-26',
      total: 5,
      pages: [
        { key: '/hi/digital-marketing-agency-siwan', count: 2 },
        { key: '/pricing', count: 2 },
        { key: '/digital-marketing-agency-siwan', count: 1 },
      ],
      kinds: [
        { key: 'whatsapp', count: 4 },
        { key: 'call', count: 1 },
      ],
      sources: [
        { key: 'search', count: 4 },
        { key: 'card', count: 1 },
      ],
      districts: [
        { key: '/digital-marketing-agency-siwan', count: 3 },
        { key: '', count: 2 },
      ],
    });
    const { districts, from, total } = await read('month');
    expect([from, total]).toEqual(['2026-10-28', 6]);
    expect(districts).toContainEqual({ key: '', count: 3 });
  });

  it('may be none', async () => {
    expect(await read('week')).toMatchObject({ total: 0, pages: [], districts: [] });
  });
});
