import fastify, { type FastifyError } from 'fastify';
import type { z } from 'zod';
import { type OfficeOrder, orderSchema, refusalSchema } from '#contract/office/orders.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import type { TestDatabase } from '#tests/fixtures/databases.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { RefusalError } from '../refusal.ts';
import { type OrdersTiming, serveOrders } from './routes.ts';

const members = {
  Asha: { id: 'm1', name: 'Asha', role: 'owner', deviceId: 'd1' },
  Ravi: { id: 'm2', name: 'Ravi', role: 'staff', deviceId: 'd2' },
} as const;

/** Who sends a request of a test: Asha is an owner, Ravi is not. */
export type MemberName = keyof typeof members;

const timing: OrdersTiming = {
  refund: { pauseMs: 0, longestMs: 30_000 },
  changesMs: 5,
  heartbeatMs: 60_000,
};

/** The office's API about orders, without its guards, on a database and a provider in memory. */
export async function openOffice(
  { db }: Pick<TestDatabase, 'db'>,
  changes: Partial<OrdersTiming> = {},
) {
  const provider = new FakeProvider();
  const clock = { nowMs: startMs };
  const content = { ...checkoutContent, catalogue };
  /** Whether the sender of a request is still signed in. */
  const sessions = { read: async () => true };
  const app = fastify({ forceCloseConnections: true });
  app.decorateRequest('member');
  app.addHook('onRequest', async (request) => {
    request.member = members[request.headers['x-member'] as MemberName];
  });
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    error instanceof RefusalError
      ? reply.code(error.statusCode).send(error.refusal)
      : reply.code(error.statusCode ?? 500).send({ code: 'internal', message: error.message }),
  );
  await app.register(serveOrders, {
    checkDeps: { db, provider, nowMs: () => clock.nowMs, alert: () => undefined },
    contentIn: () => content,
    languages: ['en'],
    isStillSignedIn: () => sessions.read(),
    timing: { ...timing, ...changes },
  });

  const send = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    by: MemberName = 'Asha',
  ) => {
    const payload = body === undefined ? {} : { payload: body };
    const response = await app.inject({
      method,
      url: path,
      headers: { 'x-member': by },
      ...payload,
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
  /** The body of a GET that succeeds, checked against its schema. */
  const get = async <Schema extends z.ZodType>(path: string, schema: Schema, by?: MemberName) => {
    const { body, status } = await send('GET', path, undefined, by);
    if (status !== 200) throw new Error(`${status} ${body}`);
    return schema.parse(JSON.parse(body));
  };
  /** An order after an action on it that succeeds. */
  const act = async (
    id: string,
    action: string,
    body: object,
    by?: MemberName,
  ): Promise<OfficeOrder> => {
    const response = await send('POST', `/api/orders/${id}/${action}`, body, by);
    if (response.status !== 200) throw new Error(`${response.status} ${response.body}`);
    return orderSchema.parse(JSON.parse(response.body));
  };
  /** Status and refusal of a request that fails. */
  const refusal = async (...request: Parameters<typeof send>) => {
    const { body, status } = await send(...request);
    return { status, ...refusalSchema.parse(JSON.parse(body)) };
  };
  const refusedAction = (id: string, action: string, body: object, by?: MemberName) =>
    refusal('POST', `/api/orders/${id}/${action}`, body, by);
  return { app, provider, clock, sessions, content, send, get, act, refusal, refusedAction };
}

/** An office that a test has opened. */
export type TestOffice = Awaited<ReturnType<typeof openOffice>>;
