import type { FastifyBaseLogger } from 'fastify';
import { type ContentDocument, contentSchema, documentSchema } from '#contract/office/content.ts';
import type { TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { sampleContent } from '#tests/fixtures/sample-content.ts';
import { openTestOffice, ownHeaders } from '../office.fixture.ts';
import type { EditingDeps } from './publisher-facts.ts';

/** A log that discards everything. */
export const silentLog = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
} as unknown as FastifyBaseLogger;

const fileType = { 'content-type': 'application/octet-stream' };

/** Opens an office with content to edit and with Asha and Ravi signed in. */
export async function openContentOffice(
  database: Promise<TestDatabase>,
  change: (editing: EditingDeps) => EditingDeps = (editing) => editing,
) {
  const test = await database;
  const clock = { nowMs: startMs };
  const content = sampleContent({ db: test.db, nowMs: () => clock.nowMs, log: silentLog });
  const office = await openTestOffice({ content: change(content.editing) }, Promise.resolve(test));
  const signedIn = { Asha: await office.signIn('Asha'), Ravi: await office.signIn('Ravi') };
  type Name = keyof typeof signedIn;

  const view = async (id: string): Promise<ContentDocument> =>
    documentSchema.parse((await signedIn.Asha.get(`/api/content/document?id=${id}`)).body);
  const addresses = (id: string) => signedIn.Asha.get(`/api/content/addresses?id=${id}`);
  const overview = async () => contentSchema.parse((await signedIn.Asha.get('/api/content')).body);
  /** Saves a form, given the values that it was filled with and the new ones. */
  const send = (
    id: string,
    before: object | null,
    after: object,
    by: Name = 'Asha',
    more: object = {},
  ) => signedIn[by].post('/api/content/save', { id, before, after, ...more });
  /** Saves a document with new values. */
  const save = async (id: string, values: object, by?: Name) =>
    send(id, (await view(id)).values, values, by);
  const upload = (payload: Buffer, headers: Record<string, string> = {}) =>
    office.send({
      method: 'PUT',
      url: '/api/content/photograph',
      payload,
      headers: { ...ownHeaders, cookie: signedIn.Asha.cookie, ...fileType, ...headers },
    });
  const close = async () => {
    await office.close();
    content.remove();
  };
  return {
    ...office,
    ...content,
    inject: office.send,
    clock,
    signedIn,
    view,
    addresses,
    overview,
    send,
    save,
    upload,
    close,
  };
}

/** An office with content. */
export type ContentOffice = Awaited<ReturnType<typeof openContentOffice>>;
