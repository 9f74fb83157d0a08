// The office's requests among many orders, on SQLite: npm run bench:office [-- STORED], one million by default,
// of twenty years. Each request goes through the API, without a network.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { indianDay } from '#contract/indian-day.ts';
import { openDatabase } from '#server/database/connection.ts';
import type { Database } from '#server/database/schema.ts';
import { openOffice } from '#server/office/orders/office.fixture.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import { codeCharacters } from '#server/orders/order-id.ts';
import { median, percentile, reportFailures } from './bench.ts';

const boundMs = 50;
const stored = Number(process.argv[2] ?? 1_000_000);
const requests = 200;
/** Orders that one statement inserts. */
const batchSize = 50_000;

const nowMs = Date.now();
const stepMs = Math.floor((20 * 365 * dayMs) / stored);
const startMs = nowMs - stored * stepMs;

/** Of the order with a number; in SQL the number is n. */
const idOf = (number: number) => `BAW-${String(number).padStart(20, '0')}`;
const phoneOf = (number: number) => String(6_000_000_000 + ((number * 7_919) % 3_999_999_979));
const codeOf = (number: number) => {
  const base = codeCharacters.length;
  const letters = [5, 4, 3, 2, 1, 0].map(
    (place) => codeCharacters[Math.floor(number / base ** place) % base],
  );
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
};
/** Half of the payers have the same last word; the first one is of one in 20,000. */
const firstName = (number: number) => `payer${number % 20_000}`;

const code = [5, 4, 3, 2, 1, 0]
  .map(
    (place) =>
      `substr('${codeCharacters}', (n / ${codeCharacters.length ** place}) % ${codeCharacters.length} + 1, 1)`,
  )
  .join(' || ')
  .replace(/^((?:.*?\|\|){2}.*?)\|\|/, `$1 || '-' ||`);
const [first, last] = [
  `'payer' || (n % 20000)`,
  `case n % 2 when 0 then 'kumar' else 'devi' || (n % 997) end`,
];
const createdAt = `${startMs} + n * ${stepMs}`;
const isPaid = 'n % 10 < 6';
const paidAt = `case when ${isPaid} then ${createdAt} + 60000 end`;

const columns = {
  id: `'${idOf(0).slice(0, -9)}' || substr(cast(1000000000 + n as text), 2)`,
  code,
  idempotency_key: `'key-' || n`,
  request_digest: `'digest'`,
  name: `${first} || ' ' || ${last}`,
  phone: `cast(6000000000 + (n * 7919) % 3999999979 as text)`,
  service_name: `case n % 20 when 0 then 'Event Promotions' else 'SEO Optimization' end`,
  quantity: '1',
  amount_paise: '749900',
  tax_paise: '0',
  provider: `'fake'`,
  state: `case when ${isPaid} then 'paid' when n % 10 < 8 then 'failed' else 'expired' end`,
  flag: `case when n % 20000 = 0 then 'paid_late' end`,
  created_at_ms: createdAt,
  updated_at_ms: createdAt,
  expires_at_ms: createdAt,
  paid_at_ms: paidAt,
  // Of the last two weeks, a third has not been called.
  called_at_ms: `case when n % 3 > 0 or ${createdAt} < ${nowMs - 14 * dayMs} then ${paidAt} end`,
  checks: '1',
};

/** Rows of each order in other tables. */
const others = (id: string) => [
  `insert into order_words (word, created_at_ms, order_id) select ${first}, ${createdAt}, ${id} from numbers`,
  `insert into order_words (word, created_at_ms, order_id) select ${last}, ${createdAt}, ${id} from numbers`,
  `insert into order_moves (order_id, seq, event, to_state, cause, at_ms)
    select ${id}, 1, 'Created', 'created', 'request', ${createdAt} from numbers`,
  `insert into order_moves (order_id, seq, event, from_state, to_state, cause, at_ms)
    select ${id}, 2, 'PaymentConfirmed', 'created', 'paid', 'status', ${createdAt} + 60000 from numbers
    where ${isPaid}`,
  `insert into refunds (id, order_id, amount_paise, state, reason, requested_by, created_at_ms, updated_at_ms,
    checks) select 'RF-' || n, ${id}, 10000, 'completed', 'sample', 'Asha', ${createdAt}, ${createdAt} + 90000, 1
    from numbers where n % 50 = 0`,
];

async function insertOrders(db: Database): Promise<void> {
  const orders = `insert into orders (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} from numbers`;
  for (let from = 0; from < stored; from += batchSize) {
    const until = Math.min(stored, from + batchSize);
    const numbers = `with recursive numbers(n) as
      (select ${from} union all select n + 1 from numbers where n + 1 < ${until})`;
    for (const statement of [orders, ...others(columns.id)]) {
      await sql.raw(`${numbers} ${statement}`).execute(db);
    }
  }
}

const find = (query: Record<string, string>) => `/api/orders?${new URLSearchParams(query)}`;

/** Paths to request, for the order with a number. */
const pathsByName: Record<string, (number: number) => string> = {
  today: () => '/api/today',
  'one order': (number) => `/api/orders/${idOf(number)}`,
  'the newest orders': () => find({}),
  'orders of a month': (number) => {
    const atMs = startMs + number * stepMs;
    return find({ from: indianDay(atMs), to: indianDay(atMs + 30 * dayMs), state: 'paid' });
  },
  'flagged orders': () => find({ flagged: '1' }),
  'a code': (number) => find({ q: codeOf(number) }),
  'a phone': (number) => find({ q: phoneOf(number) }),
  'five digits of a phone': (number) => find({ q: phoneOf(number).slice(0, 5) }),
  'a rare name': (number) => find({ q: firstName(number) }),
  'a frequent name': () => find({ q: 'kumar' }),
  'a letter': (number) => find({ q: number % 2 === 0 ? 'k' : 'p' }),
  'a frequent and a rare name': (number) =>
    find({ q: `kumar ${firstName(number - (number % 2))}` }),
  'a rare and a frequent name': (number) =>
    find({ q: `${firstName(number - (number % 2))} kumar` }),
  'a frequent name that failed': () => find({ q: 'kumar', state: 'failed' }),
  'a frequent name that is flagged': () => find({ q: 'kumar', flagged: '1' }),
  'a frequent service': () => find({ q: 'seo' }),
  'a rare service': () => find({ q: 'event promotions' }),
  'no order': (number) => find({ q: `nobody ${number}` }),
  'a sheet': (number) => `/api/sheet?month=${indianDay(startMs + number * stepMs).slice(0, 7)}`,
};

const folder = await mkdtemp(join(tmpdir(), 'bench-office-'));
const failures: string[] = [];
try {
  const db = await openDatabase({ dataDir: folder });
  await insertOrders(db);
  const office = await openOffice({ db });
  office.clock.nowMs = nowMs;
  for (const [name, pathOf] of Object.entries(pathsByName)) {
    const times: number[] = [];
    for (let index = 0; index < requests; index += 1) {
      const path = pathOf((index * 7_919) % stored);
      const beginMs = performance.now();
      const { body, status } = await office.send('GET', path);
      times.push(performance.now() - beginMs);
      if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
    }
    // The first tenth warms up.
    const warm = times.slice(requests / 10);
    const p95Ms = percentile(warm, 0.95);
    console.log(`${name}: p50 ${median(warm).toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`);
    if (p95Ms > boundMs) failures.push(name);
  }
  await office.app.close();
  await db.destroy();
} finally {
  await rm(folder, { recursive: true });
}
reportFailures(failures);
