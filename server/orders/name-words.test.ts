import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { orderToInsert, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { eraseDetails } from './moves.ts';
import { nameWords } from './name-words.ts';
import { insertOrder } from './store.ts';

it.each([
  ['Asha Kumari', ['asha', 'kumari']],
  ['  ASHA  asha ', ['asha']],
  ['Md. Sh-aikh/2', ['md', 'sh', 'aikh', '2']],
  ['आशा कुमारी', ['आशा', 'कुमारी']],
  ['ﬁne', ['fine']],
  ['फ़िरोज़', ['फिरोज']],
  ['\u095eिरो\u095b', ['फिरोज']],
  ['<b>&"\'', ['b']],
  ['😀', []],
  ['x'.repeat(50), ['x'.repeat(40)]],
  // Letters of two code units, none cut in half.
  [`x${'𑂃'.repeat(50)}`, [`x${'𑂃'.repeat(39)}`]],
])('splits %j', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

describe.each(engines)('words of names on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const words = (db: Database) =>
    db.selectFrom('orderWords').selectAll().orderBy('word').orderBy('orderId').execute();

  it('are stored with the order, once', async () => {
    const order = orderToInsert({ name: 'Asha Kumari' });
    await insertOrder(test.db, order);
    await insertOrder(test.db, order);
    expect(await words(test.db)).toEqual(
      ['asha', 'kumari'].map((word) => ({ word, createdAtMs: startMs, orderId: order.id })),
    );
  });

  it('are missing for a name that has none', async () => {
    await storedOrder(test.db, { name: '😀' });
    expect(await words(test.db)).toEqual([]);
  });

  it('are erased with the name, and no others', async () => {
    const erased = await storedOrder(test.db, { name: 'Asha Kumari' });
    const kept = await storedOrder(test.db, { name: 'Asha Devi' });
    await eraseDetails(test.db, erased.id, { cause: 'staff', atMs: startMs });
    const left = await words(test.db);
    expect(left.map(({ word, orderId }) => [word, orderId])).toEqual([
      ['asha', kept.id],
      ['devi', kept.id],
    ]);
  });
});
