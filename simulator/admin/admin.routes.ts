import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../api/refusal.ts';
import { isFaultName } from '../faults/fault-list.ts';
import { cancel, expire, fail, type Order, pay, payLate } from '../orders/order.ts';
import type { Sandbox } from '../sandbox.ts';

const faultName = z.string().refine(isFaultName, 'must be the name of a fault.');

const faultSchema = z.strictObject({
  name: faultName,
  times: z.int().positive().optional(),
  value: z.int().nonnegative().optional(),
  /** merchantOrderId; left out: everybody's orders. */
  order: z.string().optional(),
});

const codesSchema = z.object({ errorCode: z.string(), detailedErrorCode: z.string() }).optional();

const moves = new Map(Object.entries({ pay, fail, cancel, expire, late: payLate }));

function faultRoutes(app: FastifyInstance, { calls, faults }: Sandbox): void {
  app.get('/admin/faults', () => faults.list());
  app.post('/admin/faults', ({ body }, reply) => {
    const { order, ...fault } = faultSchema.parse(body);
    faults.switchOn(fault, order);
    return reply.code(204).send();
  });
  app.delete<{ Querystring: { name?: string } }>('/admin/faults', ({ query }, reply) => {
    faults.switchOff(faultName.optional().parse(query.name));
    return reply.code(204).send();
  });
  app.get('/admin/calls', () => calls);
}

/** Calls for tests and for staff: faults, orders, and orders settled without a browser. */
export function adminRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  faultRoutes(app, sandbox);

  function orderOf(id: string): Order {
    const order = sandbox.orders.find(id);
    if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.');
    return order;
  }

  app.get<{ Querystring: { limit?: string } }>('/admin/orders', ({ query }) =>
    sandbox.orders.latest(Number(query.limit ?? 100) || 100),
  );
  app.get<{ Params: { id: string } }>('/admin/orders/:id', ({ params }) => orderOf(params.id));
  app.post<{ Params: { id: string; move: string } }>(
    '/admin/orders/:id/:move',
    ({ body, params }) => {
      const order = orderOf(params.id);
      const move = moves.get(params.move);
      if (!move) throw new Refusal(404, 'NOT_FOUND', 'There is no such move.');
      const codes = codesSchema.parse(body ?? undefined);
      sandbox.orders.move(order, () => move(order, sandbox.moveContext(), codes));
      return order;
    },
  );
}
