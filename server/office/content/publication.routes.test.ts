import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { publicationSchema } from '#contract/office/content.ts';
import type { PublisherTasks } from '#contract/office/publisher.ts';
import { openTestOffice, type TestOffice } from '#server/office/office.fixture.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import type { ContentDeps } from './deps.ts';
import { createPreviews } from './preview.ts';
import { openPublishing } from './publish.fixture.ts';
import { document, makeWebsite } from './website.fixture.ts';

const page = [
  '<!doctype html><head><link rel="icon" href="/icon.svg"><style>a{background:url(/street/a.svg)}</style></head>',
  '<img srcset="/_astro/a.avif 400w, /_astro/b.avif 640w" alt="₹500 /day">',
  '<a href="/about">About</a><a href="//example.com">Other</a><form action="/contact/send"></form>',
  '<astro-island props="{&quot;src&quot;:&quot;/_astro/a.avif&quot;}"></astro-island>',
  '<script>fetch("/street/" + time)</script>',
].join('\n');

let office: TestOffice;
let member: Awaited<ReturnType<TestOffice['signIn']>>;
let previews: string;
let building: Awaited<ReturnType<typeof openPublishing>>;
/** The publisher's answer to a preview. */
let answer: PublisherTasks['preview']['output'];

beforeEach(async () => {
  const test = await openSqlite();
  const website = makeWebsite();
  building = await openPublishing(test, website);
  previews = mkdtempSync(join(tmpdir(), 'previews-'));
  answer = { isBuilt: true, problem: '' };
  const publisher = {
    run: async (_task: string, { to, address }: PublisherTasks['preview']['input']) => {
      const name = address === '/' ? 'index' : address.slice(1);
      for (const path of [`${name}.html`, 'icon.svg', '_astro/a.avif', 'street/a.svg']) {
        const target = join(to, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, path.endsWith('.html') ? page : path);
      }
      return answer;
    },
    stop: async () => undefined,
  } as unknown as ContentDeps['publisher'];
  const { contentDir, root } = website;
  const deps = { db: test.db, nowMs: Date.now, log: fastify().log, contentDir, publisher };
  const { publishing } = building;
  const publications = {
    publishing,
    previews: createPreviews({ ...deps, workDir: root }, previews),
  };
  office = await openTestOffice({ publications }, Promise.resolve(test));
  member = await office.signIn('Ravi Kumar');
  onTestFinished(async () => {
    await building.close();
    await office.close();
    website.remove();
    rmSync(previews, { recursive: true });
  });
});

const preview = (address: string) => member.post('/api/content/preview', { address });

describe('a preview', () => {
  it('is a page whose addresses point into the preview, and whose scripts can connect to nothing', async () => {
    expect(await preview('/about')).toMatchObject({
      status: 200,
      body: { paths: { en: '/preview/1/about' } },
    });
    const { status, body, headers } = await member.get('/preview/1/about');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toBe(
      page
        .replace('href="/icon', 'href="/preview/1/icon')
        .replaceAll('/_astro/', '/preview/1/_astro/')
        .replaceAll('/street/', '/preview/1/street/')
        .replace('"/about"', '"/preview/1/about"'),
    );
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("connect-src 'none';");
    expect(policy).toContain("form-action 'none';");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
  });

  it('serves its own files, and nothing for other pages or folders', async () => {
    await preview('/');
    expect(await member.get('/preview/1/')).toMatchObject({ status: 200 });
    expect(await member.get('/preview/1/_astro/a.avif')).toMatchObject({
      headers: { 'content-type': 'image/avif' },
      body: '_astro/a.avif',
    });
    for (const path of [
      '1/about',
      '9/about',
      '1/../../secret',
      '1/%2e%2e/%2e%2e/secret',
      'x/about',
    ]) {
      expect([path, (await member.get(`/preview/${path}`)).status]).not.toEqual([path, 200]);
    }
  });

  it('requires a session', async () => {
    await preview('/');
    expect((await office.get('/preview/1/')).status).toBe(401);
    expect((await office.post('/api/content/preview', { address: '/' })).status).toBe(401);
  });

  it('reports why it could not be built', async () => {
    answer = { isBuilt: false, problem: 'title: is missing' };
    expect(await preview('/')).toMatchObject({
      status: 422,
      body: { code: 'mistakes', mistakes: [{ reason: 'title: is missing' }] },
    });
    expect(readdirSync(previews)).toEqual([]);
  });

  it('is kept while two newer ones are made', async () => {
    for (const address of ['/', '/about', '/', '/about']) await preview(address);
    expect(readdirSync(previews).toSorted()).toEqual(['2', '3', '4']);
  });
});

describe('publishing', () => {
  const publish = (atMs: number) =>
    member.post('/api/content/publish', { drafts: [{ document, atMs }] });

  it('starts, and can be undone', async () => {
    await building.saveDraft('new');
    const { status, body } = await publish(building.clock.nowMs);
    expect([status, publicationSchema.parse(body)]).toMatchObject([
      202,
      { state: 'building', memberName: 'Ravi Kumar', drafts: [{ document }] },
    ]);
    await building.ended(body.id);
    const back = await member.post('/api/content/undo', { publication: body.id });
    expect(back).toMatchObject({ status: 202, body: { undoes: body.id } });
    await building.ended(back.body.id);
  });

  it('is refused for a changed draft, and without a session', async () => {
    await building.saveDraft('new');
    expect(await publish(1)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const drafts = [{ document, atMs: building.clock.nowMs }];
    expect((await office.post('/api/content/publish', { drafts })).status).toBe(401);
    expect(await member.post('/api/content/undo', { publication: 7 })).toMatchObject({
      status: 404,
    });
  });
});

it('the office may show a preview in a frame', async () => {
  expect((await member.get('/api/me')).headers['content-security-policy']).toContain(
    "frame-src 'self'",
  );
});
