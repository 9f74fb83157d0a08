import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, openSqlite } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { openTestOffice, ownHeaders } from '../office.fixture.ts';
import { type ContentOffice, openContentOffice } from './content.fixture.ts';
import { draftFiles, readDrafts } from './drafts.ts';
import { beginPublication } from './publications.ts';

type Values = Record<string, Record<string, unknown>>;

/** A copy of values with a change to one language. */
const withChange = (values: unknown, language: string, change: object): Values => {
  const copy = structuredClone(values) as Values;
  return { ...copy, [language]: { ...copy[language], ...change } };
};

interface Service {
  name: string;
  price?: number;
}
interface Catalogue {
  categories: { name: string; services: Service[] }[];
}

/** Catalogue values with another price for the first service, in all languages. */
function withPrice(values: unknown, price: number, index = 0): Values {
  const copy = structuredClone(values) as Record<string, Catalogue>;
  for (const { categories } of Object.values(copy)) {
    const service = categories[0]?.services[index];
    if (service) service.price = price;
  }
  return copy as unknown as Values;
}

/** Counts the bytes of files that a database reads. */
const countBytes = (read: { bytes: number }): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const cells = result.rows.flatMap((row) => Object.values(row));
    for (const cell of cells) if (cell instanceof Uint8Array) read.bytes += cell.length;
    return result;
  },
});

describe.each(engines)('content on $engine', ({ openTestDatabase }) => {
  let office: ContentOffice;
  beforeEach(async () => {
    office = await openContentOffice(openTestDatabase());
  });
  afterEach(() => office.close());

  const drafted = async (file: string) => {
    const body = (await draftFiles(office.db)).get(file);
    return body && Buffer.from(body).toString();
  };

  it('is listed as documents with their titles', async () => {
    const { languages, documents, drafts, publications, lastPublished } = await office.overview();
    expect(languages).toEqual([
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
    ]);
    expect(documents.map(({ id, title }) => [id, title])).toEqual([
      ['catalogue', {}],
      ['districts/siwan', { en: 'Siwan' }],
      ['pages/about', { en: 'About us' }],
      ['pages/pricing', { en: 'Prices', hi: 'रेट' }],
      ['policies/refund', {}],
      ['work/siwan-board', { en: 'A crossing', hi: 'एक चौराहा' }],
    ]);
    const photographs = documents.flatMap(({ photograph }) => photograph ?? []);
    expect(photographs).toEqual(['work/siwan-board/board.jpg']);
    expect({ drafts, publications, lastPublished }).toEqual({
      drafts: [],
      publications: [],
      lastPublished: null,
    });
  });

  it('is read as documents, with languages and services', async () => {
    expect(await office.view('catalogue')).toMatchObject({
      kind: 'catalogue',
      isDraft: false,
      services: [],
      values: { en: { quantities: {} }, hi: { quantities: {} } },
    });
    expect(Object.keys((await office.view('pages/about')).values)).toEqual(['en']);
    expect((await office.view('policies/refund')).values.en).toEqual({
      title: 'Refunds',
      markdown: '## When\n\nWithin 7 days.',
    });
    expect((await office.view('work/siwan-board')).values).toMatchObject({
      all: { format: 'hoarding' },
    });
  });

  it('names the addresses of the pages that show a document', async () => {
    expect(await office.addresses('catalogue')).toMatchObject({
      body: { addresses: ['/pricing'] },
    });
    expect(await office.addresses('pages/about')).toMatchObject({
      body: { addresses: ['/about'] },
    });
    expect(await office.addresses('pages/nowhere')).toMatchObject({ status: 404 });
  });

  it('saves a price as a draft that changes only its lines, and describes the change', async () => {
    const { values } = await office.view('catalogue');
    const { status, body } = await office.save('catalogue', withPrice(values, 7999));
    expect(status).toBe(200);
    expect(body.draft).toEqual({
      document: 'catalogue',
      title: {},
      memberName: 'Asha',
      atMs: startMs,
      changes: [
        {
          language: null,
          path: ['categories', 0, 'services', 0, 'price'],
          field: 'Price of Wall Painting',
          before: '₹7,499',
          after: '₹7,999',
        },
      ],
    });
    for (const file of ['en/catalogue.yaml', 'hi/catalogue.yaml']) {
      expect(await drafted(file)).toBe(office.read(file).replace('7499', '7999'));
    }
    expect((await office.overview()).drafts).toEqual([body.draft]);
  });

  it('saves front matter and text of Markdown', async () => {
    const { values } = await office.view('policies/refund');
    const after = withChange(values, 'en', {
      title: 'Money back',
      markdown: '## When\n\nIn 9 days.',
    });
    expect((await office.save('policies/refund', after)).status).toBe(200);
    expect(await drafted('en/policies/refund.md')).toBe(
      '---\ntitle: Money back # legal\n---\n\n## When\n\nIn 9 days.\n',
    );
    expect(await drafted('hi/policies/refund.md')).toBeUndefined();
  });

  it('deletes the draft of a document that is as published again', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    expect((await office.save('catalogue', values)).body).toMatchObject({
      isDraft: false,
      draft: null,
    });
    expect((await draftFiles(office.db)).size).toBe(0);
  });

  it('reports mistakes in all content, those of the document first, and saves nothing', async () => {
    office.found.check = [
      { file: 'hi/pages/pricing.yaml', path: ['title'], reason: 'differs from content/en' },
      { file: 'en/catalogue.yaml', path: ['categories', 0], reason: 'is odd' },
      { file: 'work/siwan-board/job.yaml', path: [], reason: 'is bad' },
    ];
    const { values } = await office.view('catalogue');
    const { status, body } = await office.save('catalogue', withPrice(values, 1));
    expect({ status, ...body }).toEqual({
      status: 422,
      code: 'mistakes',
      mistakes: [
        { document: 'catalogue', language: 'en', path: ['categories', 0], reason: 'is odd' },
        {
          document: 'pages/pricing',
          language: 'hi',
          path: ['title'],
          reason: 'differs from English',
        },
        { document: 'work/siwan-board', language: null, path: [], reason: 'is bad' },
      ],
    });
    expect((await draftFiles(office.db)).size).toBe(0);
  });

  it('checks the content together with the drafts of others', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    const page = await office.view('pages/pricing');
    await office.save('pages/pricing', withChange(page.values, 'en', { breadcrumb: 'Rates' }));
    const folder = join(office.folder, 'work', 'check');
    expect(readFileSync(join(folder, 'en/catalogue.yaml'), 'utf8')).toContain('7999');
    expect(readFileSync(join(folder, 'en/pages/pricing.yaml'), 'utf8')).toContain('Rates');
  });

  it('merges what two people have changed in different fields', async () => {
    const { values } = await office.view('catalogue');
    await office.send('catalogue', values, withPrice(values, 7999), 'Asha');
    const { status, body } = await office.send(
      'catalogue',
      values,
      withPrice(values, 25_000, 1),
      'Ravi',
    );
    expect(status).toBe(200);
    expect(body.values.en.categories[0].services).toMatchObject([
      { price: 7999 },
      { price: 25_000 },
    ]);
    expect(body.draft).toMatchObject({ memberName: 'Ravi', changes: [{}, {}] });
  });

  it('reports a conflict to the second of two people who change the same field', async () => {
    const { values } = await office.view('catalogue');
    await office.send('catalogue', values, withPrice(values, 7999), 'Asha');
    const { status, body } = await office.send(
      'catalogue',
      values,
      withPrice(values, 8499),
      'Ravi',
    );
    const conflict = {
      path: ['categories', 0, 'services', 0, 'price'],
      theirs: '₹7,999',
      mine: '₹8,499',
    };
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'conflict',
      memberName: 'Asha',
      conflicts: [
        { ...conflict, language: 'en', field: 'Price of Wall Painting' },
        { ...conflict, language: 'hi', field: 'Price of दीवार लेखन' },
      ],
      document: { id: 'catalogue', draft: { memberName: 'Asha' } },
    });
    const seen = body.document.values;
    expect((await office.send('catalogue', seen, withPrice(seen, 8499), 'Ravi')).status).toBe(200);
  });

  it('shows in a conflict the other price of the same service, wherever it has moved', async () => {
    const { values } = await office.view('catalogue');
    const theirs = withPrice(values, 7999) as unknown as Record<string, Catalogue>;
    for (const { categories } of Object.values(theirs)) {
      categories[0]?.services.unshift({ name: 'Sticker', price: 50 });
    }
    await office.send('catalogue', values, theirs, 'Asha');
    const { body } = await office.send('catalogue', values, withPrice(values, 8499), 'Ravi');
    const conflict = { field: 'Price of Wall Painting', theirs: '₹7,999', mine: '₹8,499' };
    expect(body.conflicts[0]).toMatchObject(conflict);
  });

  it('loses no field when many saves arrive at once', async () => {
    const { values } = await office.view('pages/pricing');
    const fields = ['title', 'breadcrumb', 'description', 'service'];
    const saved = await Promise.all(
      fields.map((field) =>
        office.send('pages/pricing', values, withChange(values, 'en', { [field]: 'New words' })),
      ),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await office.view('pages/pricing')).values.en).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, 'New words'])),
    );
  });

  it('takes a save on each of two servers at once', async () => {
    const other = await openTestOffice(
      { content: { ...office.editing, db: await office.openAnother() } },
      Promise.resolve({ ...office, remove: async () => undefined }),
    );
    const { values } = await office.view('pages/pricing');
    const body = (field: string) => ({
      id: 'pages/pricing',
      before: values,
      after: withChange(values, 'en', { [field]: 'New words' }),
    });
    const headers = { cookie: office.signedIn.Ravi.cookie };
    const saved = await Promise.all([
      office.post('/api/content/save', body('title'), headers),
      other.post('/api/content/save', body('breadcrumb'), headers),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    const { en } = (await office.view('pages/pricing')).values as Values;
    expect(en).toMatchObject({ title: 'New words', breadcrumb: 'New words' });
    await other.app.close();
  });

  it('discards a draft', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    const { status } = await office.signedIn.Ravi.post('/api/content/discard', { id: 'catalogue' });
    expect(status).toBe(200);
    expect(await office.view('catalogue')).toMatchObject({ isDraft: false, values });
  });

  it('refuses to discard a draft while it is being published, but discards others', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    const about = (await office.view('pages/about')).values;
    await office.save('pages/about', withChange(about, 'en', { title: 'Who we are' }));
    const files = (await readDrafts(office.db))
      .filter(({ document }) => document === 'catalogue')
      .map(({ file, base, body }) => ({ file, beforeBody: base, afterBody: body }));
    const times = { atMs: startMs, leasedUntilMs: startMs + 60_000 };
    const begin = { memberName: 'Ravi', undoes: null, drafts: [], files, ...times };
    await beginPublication(office.db, begin);
    const discard = (id: string) => office.signedIn.Asha.post('/api/content/discard', { id });
    expect(await discard('catalogue')).toMatchObject({ status: 409, body: { code: 'publishing' } });
    expect(await discard('pages/about')).toMatchObject({ status: 200 });
    expect(await readDrafts(office.db)).toHaveLength(files.length);
    // Undoing the price meanwhile is a draft too, based on the one that is being published.
    expect(await office.save('catalogue', values)).toMatchObject({ status: 200 });
    expect(await drafted('en/catalogue.yaml')).toBe(office.read('en/catalogue.yaml'));
    const { drafts } = await office.overview();
    expect(drafts).toMatchObject([{ changes: [{ before: '₹7,999', after: '₹7,499' }] }]);
  });

  it('keeps drafts across a restart', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    await office.app.close();
    const again = await openTestOffice(
      { content: office.editing },
      Promise.resolve({ ...office, remove: async () => undefined }),
    );
    const { body } = await again.get('/api/content', { cookie: office.signedIn.Asha.cookie });
    expect(body.drafts).toMatchObject([{ document: 'catalogue', memberName: 'Asha' }]);
    await again.app.close();
  });

  it('rebases drafts onto files that have changed outside the office', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    const pulled = office.read('en/catalogue.yaml').replace('20000', '22000');
    office.write('en/catalogue.yaml', pulled);
    const { draft, values: now } = await office.view('catalogue');
    expect(now.en).toMatchObject({
      categories: [{ services: [{ price: 7999 }, { price: 22_000 }] }],
    });
    expect(draft?.changes).toMatchObject([{ before: '₹7,499', after: '₹7,999' }]);
    expect(await drafted('en/catalogue.yaml')).toBe(pulled.replace('7499', '7999'));
    for (const file of ['en/catalogue.yaml', 'hi/catalogue.yaml']) {
      office.write(file, office.read(file).replace('7499', '7999'));
    }
    expect(await office.view('catalogue')).toMatchObject({ isDraft: false });
  });

  it('adds a page, once if its save is repeated, and removes it', async () => {
    const value = { title: 'New page', breadcrumb: 'New', sections: [] };
    const added = await office.send('pages/services/new', null, { en: value, hi: value });
    expect(added.body).toMatchObject({
      id: 'pages/services/new',
      title: { en: 'New' },
      values: { en: value, hi: value },
      draft: { changes: [{ field: 'Page', before: null, after: 'New page' }, {}] },
    });
    const again = await office.send('pages/services/new', null, { en: value, hi: value });
    expect(again).toMatchObject({ status: 200, body: added.body });
    const taken = await office.send('pages/services/new', null, { en: value }, 'Ravi');
    expect(taken).toMatchObject({ status: 409, body: { code: 'conflict', memberName: 'Asha' } });
    const removed = await office.send('pages/services/new', added.body.values, {});
    expect(removed).toMatchObject({ status: 200, body: 'null' });
    expect((await draftFiles(office.db)).size).toBe(0);
  });

  it('removes a job with its photographs', async () => {
    const { values } = await office.view('work/siwan-board');
    expect((await office.send('work/siwan-board', values, {})).status).toBe(200);
    expect([...(await draftFiles(office.db))]).toEqual([
      ['work/siwan-board/board.jpg', null],
      ['work/siwan-board/job.yaml', null],
    ]);
    const { documents, drafts } = await office.overview();
    expect(documents.map(({ id }) => id)).not.toContain('work/siwan-board');
    expect(drafts).toMatchObject([{ document: 'work/siwan-board' }]);
  });

  it.each([
    ['an emoji', 'pages/🙂'],
    ['a path out of the folder', 'pages/../../secret'],
    ['capital letters', 'pages/About'],
    ['an unknown kind', 'scripts/x'],
    ['an unknown folder', 'districts/north/siwan'],
    ['a second catalogue', 'catalogue/x'],
    ['a prototype', '__proto__'],
  ])('refuses a document with %s in its id', async (_, id) => {
    const saved = await office.send(id, null, { en: { title: 'x' } });
    expect(saved).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });

  it.each([
    ['an unknown language', { before: {}, after: { xx: {} } }],
    ['no object', { before: {}, after: { en: 'text' } }],
    ['the removal of what the pages need', { before: {}, after: {} }],
    ['a key of every object', { before: {}, after: { en: { a: [{ constructor: 1 }] } } }],
    ['a list that would take hours', { before: {}, after: { en: { a: Array(501).fill(1) } } }],
  ])('refuses %s', async (_, body) => {
    const saved = await office.signedIn.Asha.post('/api/content/save', {
      id: 'catalogue',
      ...body,
    });
    expect(saved).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });

  it('refuses a prototype', async () => {
    const text = '{"id":"catalogue","before":{},"after":{"en":{"__proto__":{"x":1}}}}';
    expect((await office.signedIn.Asha.post('/api/content/save', text as never)).status).toBe(400);
  });

  it('accepts a photograph, and a job that names it', async () => {
    const photograph = Buffer.from('a photograph of a board');
    const { status, body: uploaded } = await office.upload(photograph);
    expect({ status, ...uploaded }).toMatchObject({ status: 200, width: 2000, height: 1500 });
    const shown = await office.signedIn.Asha.get(`/api/content/photograph?id=${uploaded.id}`);
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    const { values } = await office.view('work/siwan-board');
    const job = { ...(values.all as object), photographs: [{ file: 'night.jpg' }] };
    const saved = await office.send('work/siwan-board', values, { all: job }, 'Asha', {
      photographs: { 'night.jpg': uploaded.id },
    });
    expect(saved.status).toBe(200);
    expect((await draftFiles(office.db)).get('work/siwan-board/board.jpg')).toBeNull();
    const file = (name: string) =>
      office.signedIn.Asha.get(`/api/content/photograph?file=work/siwan-board/${name}`);
    expect((await file('night.jpg')).body).toBe(photograph.toString());
    expect((await file('board.jpg')).status).toBe(404);
    expect(saved.body.draft.changes).toContainEqual({
      language: null,
      path: ['photographs', 'night.jpg'],
      field: 'Photograph',
      before: null,
      after: 'one more',
    });
  });

  it('reads no bytes of drafted photographs for the list and for documents', async () => {
    const photograph = Buffer.alloc(50_000, 'a photograph');
    const { body: uploaded } = await office.upload(photograph);
    const { values } = await office.view('work/siwan-board');
    const job = { ...(values.all as object), photographs: [{ file: 'night.jpg' }] };
    const photographs = { 'night.jpg': uploaded.id };
    await office.send('work/siwan-board', values, { all: job }, 'Asha', { photographs });
    const read = { bytes: 0 };
    const db = office.editing.db.withPlugin(countBytes(read));
    const other = await openTestOffice(
      { content: { ...office.editing, db } },
      Promise.resolve({ ...office, remove: async () => undefined }),
    );
    const { cookie } = office.signedIn.Asha;
    const paths = ['', '/document?id=work/siwan-board', '/document?id=catalogue'];
    for (const path of paths) await other.get(`/api/content${path}`, { cookie });
    expect(read.bytes).toBeGreaterThan(0);
    expect(read.bytes).toBeLessThan(photograph.length);
    await other.app.close();
    // A check has them.
    await office.save('catalogue', withPrice((await office.view('catalogue')).values, 7999));
    const checked = join(office.folder, 'work', 'check', 'work/siwan-board/night.jpg');
    expect(readFileSync(checked).equals(photograph)).toBe(true);
  });

  it('keeps the published photograph as the base when it is replaced a second time', async () => {
    const file = 'work/siwan-board/board.jpg';
    const published = office.read(file);
    const draft = async (photograph: string) => {
      const { body: uploaded } = await office.upload(Buffer.from(photograph));
      const { values } = await office.view('work/siwan-board');
      const photographs = { 'board.jpg': uploaded.id };
      await office.send('work/siwan-board', values, values, 'Asha', { photographs });
    };
    await draft('by day');
    await draft('at night');
    const [row] = await readDrafts(office.db);
    const texts = [row?.base, row?.body].map((body) => Buffer.from(body ?? []).toString());
    expect(texts).toEqual([published, 'at night']);
    office.write(file, 'pulled from elsewhere');
    expect((await office.overview()).drafts).toMatchObject([{ document: 'work/siwan-board' }]);
    const [moved] = await readDrafts(office.db);
    expect(Buffer.from(moved?.base ?? []).toString()).toBe('pulled from elsewhere');
  });

  it.each([
    ['is empty', Buffer.alloc(0), 'empty'],
    ['is no photograph', Buffer.from('%PDF'), 'notAPhotograph'],
    ['is too large', Buffer.alloc(30_000_001), 'tooLarge'],
  ] as const)('refuses a photograph that %s', async (_, file, problem) => {
    office.found.photograph = { problem: 'notAPhotograph' };
    expect(await office.upload(file)).toMatchObject({
      status: 422,
      body: { code: 'photograph', photograph: problem },
    });
    expect(await office.db.selectFrom('contentUploads').selectAll().execute()).toEqual([]);
  });

  it('accepts uploads only from its own pages, and only as photographs', async () => {
    const type = 'application/octet-stream';
    const foreign = { 'content-type': type, origin: 'https://example.org' };
    expect((await office.upload(Buffer.from('x'), foreign)).status).toBe(403);
    expect(
      (await office.upload(Buffer.from('{}'), { 'content-type': 'application/json' })).status,
    ).toBe(415);
    const headers = { ...ownHeaders, cookie: office.signedIn.Asha.cookie, 'content-type': type };
    const saved = await office.inject({
      method: 'POST',
      url: '/api/content/save',
      payload: '{}',
      headers,
    });
    expect(saved.status).toBe(415);
  });

  it('deletes uploads that nobody has saved for a week', async () => {
    const { body } = await office.upload(Buffer.from('old'));
    office.clock.nowMs += 8 * 24 * 60 * 60_000;
    await office.upload(Buffer.from('new'));
    expect((await office.signedIn.Asha.get(`/api/content/photograph?id=${body.id}`)).status).toBe(
      404,
    );
    const { values } = await office.view('work/siwan-board');
    const gone = await office.send('work/siwan-board', values, values, 'Asha', {
      photographs: { 'night.jpg': body.id },
    });
    expect(gone).toMatchObject({ status: 422, body: { code: 'mistakes' } });
  });

  it.each(['../secret.jpg', 'work/../../x.jpg', 'en/catalogue.yaml', 'work/siwan-board/job.yaml'])(
    'does not serve %s',
    async (file) => {
      const found = await office.signedIn.Asha.get(
        `/api/content/photograph?file=${encodeURIComponent(file)}`,
      );
      expect(found.status).toBe(400);
    },
  );

  it('lists open points before going live, with the names of the fields', async () => {
    office.found.launchList = [
      { file: 'en/districts/siwan.yaml', path: ['review', 'sample'], kind: 'sample', text: '' },
      {
        file: 'work/siwan-board/job.yaml',
        path: ['beforeLaunch', 0],
        kind: 'question',
        text: 'Who?',
      },
      { file: 'en/catalogue.yaml', path: ['units'], kind: 'standIn', text: 'https://example.com' },
    ];
    const { body } = await office.signedIn.Ravi.get('/api/content/launch');
    expect(body.items).toEqual([
      {
        document: 'districts/siwan',
        title: { en: 'Siwan' },
        language: 'en',
        path: ['review', 'sample'],
        kind: 'sample',
        text: expect.stringMatching(/^Review/),
      },
      expect.objectContaining({ document: 'work/siwan-board', language: null, text: 'Who?' }),
      expect.objectContaining({ text: expect.stringMatching(/^\S.+: https:\/\/example\.com$/) }),
    ]);
  });

  it('requires a session', async () => {
    for (const path of ['', '/document?id=catalogue', '/launch', '/photograph?id=x']) {
      expect((await office.get(`/api/content${path}`)).status, path).toBe(401);
    }
    const body = { id: 'catalogue', before: {}, after: {} };
    expect((await office.post('/api/content/save', body)).status).toBe(401);
    expect((await office.upload(Buffer.from('x'), { cookie: '' })).status).toBe(401);
  });

  it('reports a full disk, and keeps the existing draft', async () => {
    const { values } = await office.view('catalogue');
    await office.save('catalogue', withPrice(values, 7999));
    office.editing.publisher.run = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const { status, body } = await office.send('catalogue', values, withPrice(values, 1, 1));
    expect({ status, body }).toEqual({ status: 503, body: { code: 'diskFull' } });
    expect(existsSync(join(office.folder, 'content', 'en/catalogue.yaml'))).toBe(true);
    expect(await drafted('en/catalogue.yaml')).toContain('7999');
  });
});

it('is missing on an installation without the publisher', async () => {
  const office = await openTestOffice();
  const { get } = await office.signIn('Asha');
  expect(await get('/api/content')).toMatchObject({ status: 404, body: { code: 'notFound' } });
  await office.close();
});

it('reports a full SQLite disk, and saves once there is space', async () => {
  const office = await openContentOffice(openSqlite());
  const limit = (pages: unknown) =>
    sql`pragma max_page_count = ${sql.lit(pages)}`.execute(office.db);
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(office.db);
  await limit(rows[0]?.pageCount);
  const long = { title: 'New page', breadcrumb: 'New', description: 'x '.repeat(50_000).trim() };
  const full = await office.send('pages/new', null, { en: long, hi: long });
  expect(full).toMatchObject({ status: 503, body: { code: 'diskFull' } });
  expect((await draftFiles(office.db)).size).toBe(0);
  await limit(1_000_000);
  expect((await office.send('pages/new', null, { en: long, hi: long })).status).toBe(200);
  await office.close();
});
