import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type FaultName, isFaultName } from '../faults/fault-list.ts';
import {
  cancel,
  expire,
  type FailureCodes,
  fail,
  type Order,
  OrderSettled,
  pay,
  payLate,
} from '../orders/order.ts';
import type { Sandbox } from '../sandbox.ts';

const faultName = z.string().refine(isFaultName, 'There is no such fault.');

const faultSchema = z.strictObject({
  name: faultName,
  times: z.int().positive().optional(),
  value: z.int().nonnegative().optional(),
  /** merchantOrderId; left out: everybody's orders. */
  order: z.string().optional(),
});

const codesSchema = z.object({ errorCode: z.string(), detailedErrorCode: z.string() });

const moves = { pay, fail, cancel, expire, late: payLate };
type Move = keyof typeof moves;

function moveBy(sandbox: Sandbox, order: Order, move: Move, codes?: FailureCodes): void {
  sandbox.orders.move(order, () => moves[move](order, sandbox.moveContext(), codes));
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ message });

function faultRoutes(app: FastifyInstance, { calls, faults }: Sandbox): void {
  app.get('/admin/faults', () => faults.list());
  app.post('/admin/faults', ({ body }, reply) => {
    const parsed = faultSchema.safeParse(body);
    if (!parsed.success) return refuse(reply, 400, z.prettifyError(parsed.error));
    const { name, order, times, value } = parsed.data;
    faults.switchOn({ name: name as FaultName, times, value }, order);
    return reply.code(204).send();
  });
  app.delete<{ Querystring: { name?: string } }>('/admin/faults', ({ query }, reply) => {
    const { name } = query;
    if (name !== undefined && !isFaultName(name)) {
      return refuse(reply, 400, 'There is no such fault.');
    }
    faults.switchOff(name);
    return reply.code(204).send();
  });
  app.get('/admin/calls', () => calls);
}

/** Calls for tests and for staff: faults, orders, and orders settled without a browser. */
export function adminRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  faultRoutes(app, sandbox);

  app.get<{ Querystring: { limit?: string } }>('/admin/orders', ({ query }) =>
    sandbox.orders.latest(Number(query.limit ?? 100) || 100),
  );
  app.get<{ Params: { id: string } }>('/admin/orders/:id', ({ params }, reply) => {
    const order = sandbox.orders.find(params.id);
    return order ? reply.send(order) : refuse(reply, 404, 'There is no such order.');
  });
  app.post<{ Params: { id: string; move: string } }>(
    '/admin/orders/:id/:move',
    ({ body, params }, reply) => {
      const { id, move } = params;
      const order = sandbox.orders.find(id);
      if (!order || !Object.hasOwn(moves, move)) {
        return refuse(reply, 404, 'There is no such order, or no such move.');
      }
      const codes = codesSchema.optional().safeParse(body ?? undefined);
      if (!codes.success) return refuse(reply, 400, z.prettifyError(codes.error));
      try {
        moveBy(sandbox, order, move as Move, codes.data);
      } catch (error) {
        if (error instanceof OrderSettled) return refuse(reply, 409, error.message);
        throw error;
      }
      return reply.send(order);
    },
  );
}
