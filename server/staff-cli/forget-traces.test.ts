import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { erasePastRetention } from '#server/jobs/retention.ts';
import { applyMove } from '#server/orders/moves.ts';
import { nameWords } from '#server/orders/name-words.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { runStaff } from './run-staff.fixture.ts';

const person = { name: 'Zubeida Forgettable', phone: '9123456780' };
let test: TestDatabase;
let id: string;
beforeEach(async () => {
  test = await openSqlite();
  id = (await storedOrder(test.db, person)).id;
  await storedOrder(test.db);
  await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
});
afterEach(() => test.remove());

/** Database files that still contain the payer's details. */
const traces = () =>
  readdirSync(test.options.dataDir).filter((name) => {
    const bytes = readFileSync(join(test.options.dataDir, name));
    const details = [person.name, person.phone, ...nameWords(person.name)];
    return details.some((detail) => bytes.includes(detail));
  });

/** Another program that reads the database as of now until it commits. */
function openReader(): DatabaseSync {
  const reader = new DatabaseSync(join(test.options.dataDir, 'orders.sqlite'));
  reader.exec('begin; select count(*) from orders');
  return reader;
}

it('leaves no trace of a payer in any file, while a server is running', async () => {
  const server = await test.openAnother();
  await storedOrder(server);
  expect(traces()).not.toEqual([]);
  expect(await runStaff(test.db, ['forget', id, '--yes'])).not.toContain('write-ahead log');
  expect(traces()).toEqual([]);
});

it('reports another program that still reads erased data, and cleans up later', async () => {
  using reader = openReader();
  expect(await runStaff(test.db, ['forget', id, '--yes'])).toContain('write-ahead log');
  expect(traces()).not.toEqual([]);
  reader.exec('commit');
  expect(await runStaff(test.db, ['forget', id, '--yes'])).toBe('Already erased\n');
  expect(traces()).toEqual([]);
});

const inTenYearsMs = startMs + 3_653 * 86_400_000;
const eraseOld = () => erasePastRetention(test.db, { paidYears: 8, unpaidDays: 90 }, inTenYearsMs);

it('leaves none if the server erases old orders', async () => {
  await eraseOld();
  expect(traces()).toEqual([]);
});

it('leaves none a day after another program was reading during the erasure', async () => {
  using reader = openReader();
  expect(await eraseOld()).toBe(1);
  expect(traces()).not.toEqual([]);
  reader.exec('commit');
  expect(await eraseOld()).toBe(0);
  expect(traces()).toEqual([]);
});
