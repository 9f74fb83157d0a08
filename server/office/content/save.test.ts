import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressesSchema,
  type ContentDocument,
  contentSchema,
  documentKinds,
  documentSchema,
} from '#contract/office/content.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { openTestOffice, ownHeaders, type TestOffice } from '../office.fixture.ts';
import { silentLog } from './content.fixture.ts';
import { createPublisher } from './publisher.ts';
import { createPublisherFacts } from './publisher-facts.ts';

interface Service {
  name: string;
  price?: number | string;
}
interface Catalogue {
  categories: { services: Service[] }[];
}
interface Page {
  title: string;
  sections: Record<string, unknown>[];
}

describe('our own content with the real checks', () => {
  let office: TestOffice;
  let staff: Awaited<ReturnType<TestOffice['signIn']>>;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    const contentDir = join(folder, 'content');
    await cp('content', contentDir, { recursive: true, preserveTimestamps: true });
    const test = await openSqlite();
    const publisher = createPublisher(silentLog);
    const nowMs = () => startMs;
    const workDir = join(folder, 'work');
    const deps = { db: test.db, nowMs, log: silentLog, contentDir, workDir, publisher };
    const content = { ...deps, facts: createPublisherFacts(deps) };
    office = await openTestOffice({ content }, Promise.resolve(test));
    staff = await office.signIn('Asha');
    stop = async () => {
      await office.close();
      await publisher.stop();
      await rm(folder, { recursive: true });
    };
  });
  afterAll(() => stop());

  const addressesOf = async (id: string): Promise<string[]> =>
    addressesSchema.parse((await staff.get(`/api/content/addresses?id=${id}`)).body).addresses;
  const view = async (id: string): Promise<ContentDocument> => {
    const { status, body } = await staff.get(`/api/content/document?id=${id}`);
    expect(status, id).toBe(200);
    return body;
  };
  const upload = (payload: Buffer) =>
    office.send({
      method: 'PUT',
      url: '/api/content/photograph',
      payload,
      headers: { ...ownHeaders, cookie: staff.cookie, 'content-type': 'application/octet-stream' },
    });
  const save = (id: string, before: unknown, after: object) =>
    staff.post('/api/content/save', { id, before, after });

  const pricedService = (values: ContentDocument['values']) => {
    for (const [category, { services }] of (
      values.en as unknown as Catalogue
    ).categories.entries()) {
      const index = services.findIndex(({ price }) => price !== undefined);
      if (index >= 0) return { category, index };
    }
    throw new Error('no service has a price');
  };
  const withPrice = (
    values: ContentDocument['values'],
    price: number | string,
    languages = ['en', 'hi'],
  ) => {
    const { category, index } = pricedService(values);
    const copy = structuredClone(values) as unknown as Record<string, Catalogue>;
    for (const language of languages) {
      const service = copy[language]?.categories[category]?.services[index];
      if (service) service.price = price;
    }
    return copy;
  };

  it('shows a document of each kind, with its schema and its addresses', async () => {
    const { documents } = contentSchema.parse((await staff.get('/api/content')).body);
    const kinds = Map.groupBy(documents, ({ kind }) => kind);
    expect([...kinds.keys()].sort()).toEqual([...documentKinds].sort());
    for (const [kind, [first]] of kinds) {
      const document = documentSchema.parse(await view(first?.id ?? ''));
      expect(document.schema, kind).toHaveProperty('properties');
      if (kind !== 'office')
        expect(await addressesOf(document.id), kind).toContainEqual(expect.stringMatching(/^\//));
    }
    expect(await addressesOf('catalogue')).toContain('/pricing');
    // Other pages show only some of the jobs.
    const [job] = documents.filter(({ kind }) => kind === 'work');
    const [address] = await addressesOf(job?.id ?? '');
    const page = await readFile(`content/en/pages${address}.yaml`, 'utf8');
    expect(page).toMatch(/type: job-list$/m);
  });

  it.each([
    ['with a comma', '8,499'],
    ['that is a word', 'abc'],
    ['below zero', -1],
  ])('refuses a price %s, at its field', async (_, price) => {
    const { values } = await view('catalogue');
    const { category, index } = pricedService(values);
    const { status, body } = await save('catalogue', values, withPrice(values, price));
    const path = ['categories', category, 'services', index, 'price'];
    expect(status).toBe(422);
    expect(body.mistakes).toContainEqual(
      expect.objectContaining({ document: 'catalogue', language: 'en', path }),
    );
  });

  it('reports a price that was forgotten in the other language, without file names', async () => {
    const { values } = await view('catalogue');
    const { body } = await save('catalogue', values, withPrice(values, 4321, ['en']));
    expect(body.mistakes).toMatchObject([{ document: 'catalogue', language: 'hi' }]);
    expect(body.mistakes[0].reason).toMatch(/4321 in English$/);
  });

  it('refuses an unknown placeholder, and a link to a missing page', async () => {
    const { values } = await view('pages/about');
    const en = values.en as unknown as Page;
    const title = await save('pages/about', values, {
      ...values,
      en: { ...en, title: `${en.title} {nobody}` },
    });
    expect(title.body.mistakes[0]).toMatchObject({ path: ['title'], language: 'en' });
    const links = {
      type: 'link-list',
      title: 'More',
      links: [
        { label: 'Nowhere', to: '/nowhere' },
        { label: 'Prices', to: '/pricing' },
      ],
    };
    const added = Object.fromEntries(
      Object.entries(values).map(([language, value]) => {
        const page = value as Page;
        return [language, { ...page, sections: [...page.sections, links] }];
      }),
    );
    const { body } = await save('pages/about', values, added);
    expect(body.mistakes[0]).toMatchObject({
      document: 'pages/about',
      path: ['sections', en.sections.length, 'links', 0, 'to'],
    });
  });

  it('saves a price, and the next check includes it', async () => {
    const { values } = await view('catalogue');
    const { status, body } = await save('catalogue', values, withPrice(values, 4321));
    expect(status).toBe(200);
    expect(body.draft.changes).toMatchObject([{ language: null, after: '₹4,321' }]);
    const { items } = (await staff.get('/api/content/launch')).body;
    for (const { document } of items) await view(document);
  });

  it('adds a job with a photograph that the publisher has prepared', async () => {
    const [file = ''] = globSync('content/work/*/board.jpg');
    const { status, body: photograph } = await upload(await readFile(file));
    expect({ status, ...photograph }).toMatchObject({ status: 200, id: expect.any(String) });
    const { all } = (await view(dirname(file).replace('content/', ''))).values;
    const [{ alt }] = (all as { photographs: [{ alt: object }] }).photographs;
    const job = { ...(all as object), photographs: [{ file: 'board.jpg', alt }] };
    const add = () =>
      staff.post('/api/content/save', {
        id: 'work/one-more-board',
        before: null,
        after: { all: job },
        photographs: { 'board.jpg': photograph.id },
      });
    expect(await add()).toMatchObject({ status: 200, body: { isDraft: true } });
    // Repeated, as after an answer that was lost.
    expect(await add()).toMatchObject({ status: 200, body: { isDraft: true } });
    const pdf = await upload(Buffer.from('%PDF-1.7 renamed to board.jpg'));
    expect(pdf).toMatchObject({ status: 422, body: { photograph: 'notAPhotograph' } });
  });
});
