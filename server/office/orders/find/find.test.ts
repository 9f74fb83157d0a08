import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '#contract/catalogue.ts';
import type { Find } from '#contract/office/orders.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import { addFlag, applyMove, eraseDetails } from '#server/orders/moves.ts';
import { describeItem } from '#server/orders/order-item.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { findOrders } from './find.ts';

/** The same services with Hindi labels. */
const hindi: Catalogue = {
  categories: catalogue.categories.map((category) => ({
    ...category,
    services: category.services.map((service) => ({
      ...service,
      label: service.label === 'SEO' ? 'गूगल में ऊपर' : 'मेला प्रचार',
    })),
  })),
};

describe.each(engines)('find on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const find = (query: Find) =>
    findOrders(query, {
      db: test.db,
      catalogues: [catalogue, hindi],
      itemTexts: (item) => ({
        en: describeItem(item, { ...checkoutContent, catalogue }),
        hi: describeItem(item, { ...checkoutContent, catalogue: hindi }),
      }),
    });
  const namesFor = async (query: Find) => (await find(query)).orders.map(({ name }) => name);
  /** Orders of these payers, each a second later than the one before. */
  const storeNames = async (...names: string[]) => {
    for (const [index, name] of names.entries()) {
      await storedOrder(test.db, { name, createdAtMs: startMs + index * 1_000 });
    }
  };

  it('lists everything without a text, the newest first', async () => {
    await storeNames('First', 'Second');
    expect(await namesFor({})).toEqual(['Second', 'First']);
    expect(await namesFor({ q: '  ' })).toEqual(['Second', 'First']);
  });

  it('shows a row as the contract has it', async () => {
    const order = await storedOrder(test.db);
    expect((await find({ q: order.id })).orders).toEqual([
      {
        id: order.id,
        code: order.code,
        state: 'created',
        name: 'Asha Kumari',
        phone: '9876543210',
        service: { en: 'SEO', hi: 'गूगल में ऊपर' },
        serviceName: order.serviceName,
        language: 'en',
        amountPaise: 749_900,
        refundedPaise: 0,
        createdAtMs: startMs,
        paidAtMs: null,
        flags: [],
        calledAtMs: null,
      },
    ]);
  });

  it.each([
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '09876543210',
    '919876543210',
    '\u202a+91 98765\u00a043210\u202c',
    '९८७६५ ४३२१०',
    '(98765) 43210',
    '9876',
    '98765 432',
    '+91 9876',
    '09876',
  ])('finds a phone written as %j', async (q) => {
    await storedOrder(test.db);
    await storedOrder(test.db, { phone: '9800000000', name: 'Other' });
    expect(await namesFor({ q })).toEqual(['Asha Kumari']);
  });

  it.each(['987', '98765432101', '6543', '+91', '0000'])('finds no phone by %j', async (q) => {
    await storedOrder(test.db);
    expect(await namesFor({ q })).toEqual([]);
  });

  it('finds an order by its id and by its code, however it is written', async () => {
    const { id } = await storedOrder(test.db, { code: 'K7M-2QP' });
    await storedOrder(test.db);
    for (const q of [id, id.toLowerCase(), ` ${id} `, 'K7M-2QP', 'k7m2qp', 'k7m 2qp']) {
      expect((await find({ q })).orders, q).toMatchObject([{ id }]);
    }
    expect(await namesFor({ q: id, state: 'paid' })).toEqual([]);
    expect(await namesFor({ q: 'X22-X22' })).toEqual([]);
  });

  it('finds six digits as a code and as the beginning of a phone', async () => {
    await storedOrder(test.db, { name: 'By phone', phone: '9876542222' });
    await storedOrder(test.db, { name: 'By code', code: '987-654', phone: '9000000000' });
    expect(await namesFor({ q: '987654' })).toEqual(['By code', 'By phone']);
  });

  it('finds the words of a name in any order, the last one unfinished', async () => {
    await storeNames('Ram Kumar', 'Kumar Ramesh', 'Ramu Kumari', 'Sita Devi');
    expect(await namesFor({ q: 'kumar ram' })).toEqual(['Kumar Ramesh', 'Ram Kumar']);
    expect(await namesFor({ q: 'RAM' })).toEqual(['Ram Kumar', 'Kumar Ramesh', 'Ramu Kumari']);
    expect(await namesFor({ q: 'ram kumar' })).toEqual(['Ram Kumar']);
    expect(await namesFor({ q: 'ram sita' })).toEqual([]);
  });

  it('lists whole words first, and the newest of a word first', async () => {
    await storeNames('Ramesh', 'Ram A', 'Ram B');
    expect(await namesFor({ q: 'ram' })).toEqual(['Ram B', 'Ram A', 'Ramesh']);
  });

  it('finds a Hindi name', async () => {
    await storeNames('सुनीता कुमारी', 'सुनील');
    expect(await namesFor({ q: 'सुनीता' })).toEqual(['सुनीता कुमारी']);
    expect(await namesFor({ q: 'कुमारी सु' })).toEqual(['सुनीता कुमारी']);
  });

  it('finds an order once, though two of its words match', async () => {
    await storeNames('Kamla Kumari');
    expect(await namesFor({ q: 'k' })).toEqual(['Kamla Kumari']);
  });

  it.each(['SEO Optimization', 'seo', 'optim', 'गूगल', 'ऊपर गूगल'])(
    'finds a service by %j',
    async (q) => {
      await storeNames('Asha', 'Sunil');
      await storedOrder(test.db, { name: 'Other', serviceName: 'Event Promotions' });
      expect(await namesFor({ q })).toEqual(['Sunil', 'Asha']);
    },
  );

  it('lists names before services, and an order once', async () => {
    await storeNames('Asha', 'Seo Kumar', 'Sunil');
    expect(await namesFor({ q: 'seo' })).toEqual(['Seo Kumar', 'Sunil', 'Asha']);
  });

  it('keeps the filters', async () => {
    const { id } = await storedOrder(test.db, { name: 'Asha Paid' });
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'test', atMs: startMs });
    await storedOrder(test.db, { name: 'Asha Late', createdAtMs: startMs + dayMs });
    const flagged = await storedOrder(test.db, { name: 'Asha Flagged', phone: '9000000000' });
    await addFlag(test.db, flagged.id, { flag: 'paid_late', cause: 'test', atMs: startMs });
    for (const q of [undefined, 'asha', 'seo']) {
      expect(await namesFor({ q, state: 'paid' }), q).toEqual(['Asha Paid']);
      expect(await namesFor({ q, flagged: '1' }), q).toEqual(['Asha Flagged']);
      expect(await namesFor({ q, from: '2026-09-22' }), q).toEqual(['Asha Late']);
      expect(await namesFor({ q, to: '2026-09-21', state: 'created' }), q).toEqual([
        'Asha Flagged',
      ]);
      expect(await namesFor({ q, from: '2026-09-21', to: '2026-09-22' }), q).toHaveLength(3);
    }
    expect(await namesFor({ q: '98765', state: 'paid' })).toEqual(['Asha Paid']);
    expect(await namesFor({ q: '98765', flagged: '1' })).toEqual([]);
    expect(await namesFor({ q: '9876543210', from: '2026-09-22' })).toEqual(['Asha Late']);
  });

  it.each([
    ['no text', undefined],
    ['a phone', '9876'],
    ['a name', 'kumar'],
    ['two words of a name', 'kumar as'],
    ['a service', 'seo'],
  ])('reads on after a page, by %s', async (_, q) => {
    const names = Array.from({ length: 120 }, (_, index) => `Asha${index} Kumar${index % 3 || ''}`);
    // Some at the same time, which their ids tell apart.
    for (const [index, name] of names.entries()) {
      await storedOrder(test.db, { name, createdAtMs: startMs + Math.floor(index / 7) });
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await find({ q, after });
      seen.push(...page.orders.map(({ id }) => id));
      sizes.push(page.orders.length);
      after = page.next;
    }
    const matching = q === 'kumar as' ? 40 : 120;
    expect(new Set(seen).size).toBe(matching);
    expect(seen).toHaveLength(matching);
    expect(sizes).toEqual(matching === 40 ? [40] : [50, 50, 20]);
  });

  it('continues from names to services', async () => {
    await storeNames(...Array.from({ length: 50 }, (_, index) => `Seo ${index}`), 'Asha');
    const first = await find({ q: 'seo' });
    expect(first.orders).toHaveLength(50);
    const second = await find({ q: 'seo', after: first.next ?? '' });
    expect(second.orders.map(({ name }) => name)).toContain('Asha');
  });

  it('no longer finds an erased name', async () => {
    const { id } = await storedOrder(test.db);
    await eraseDetails(test.db, id, { cause: 'staff', atMs: startMs });
    for (const q of ['asha', 'kumari', '9876543210']) expect(await namesFor({ q }), q).toEqual([]);
    expect(await namesFor({ q: id })).toEqual([null]);
  });

  it.each([
    '😀',
    '%',
    '_',
    '"',
    "'; drop table orders; --",
    '\\',
    '\u0000',
    '-',
    '()',
    '*',
    '👨‍👩‍👧 %_',
  ])('finds nothing by %j', async (q) => {
    await storedOrder(test.db);
    expect(await find({ q })).toEqual({ orders: [], next: null });
  });

  it.each([
    'x',
    '{}',
    '{"match":-1}',
    '{"match":0,"key":["a"]}',
    '{"match":0,"key":[9,"a\\u0000",1,"x"]}',
    '{"match":0,"key":[1]}',
  ])('refuses the cursor %j', async (cursor) => {
    await storedOrder(test.db);
    const after = Buffer.from(cursor).toString('base64url');
    await expect(find({ q: 'asha', after })).rejects.toMatchObject({ statusCode: 400 });
  });
});
