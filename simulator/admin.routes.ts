import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from './api/api-error.ts';
import { faultNameSchema, faultRequestSchema } from './faults/fault-registry.ts';
import { cancel, expire, fail, type Order, pay, payLate } from './orders/order.ts';
import type { Sandbox } from './sandbox.ts';

/** `order`: a merchantOrderId; omitted: all orders. */
const adminFaultSchema = faultRequestSchema.extend({ order: z.string().optional() });

const failureSchema = z.object({ errorCode: z.string(), detailedErrorCode: z.string() }).optional();

const moves = new Map(Object.entries({ pay, fail, cancel, expire, late: payLate }));

/** Calls for tests and for staff: faults, orders, and orders settled without a browser. */
export function adminRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { calls, faults, orders, refunds } = sandbox;

  app.get('/admin/calls', () => calls);
  app.get('/admin/faults', () => faults.list());
  app.post('/admin/faults', ({ body }, reply) => {
    const { order, ...fault } = adminFaultSchema.parse(body);
    faults.switchOn(fault, order);
    return reply.code(204).send();
  });
  app.delete<{ Querystring: { name?: string } }>('/admin/faults', ({ query }, reply) => {
    faults.switchOff(faultNameSchema.optional().parse(query.name));
    return reply.code(204).send();
  });

  function findOrder(id: string): Order {
    const order = orders.find(id);
    if (!order) throw new ApiError(404, 'NOT_FOUND', 'There is no such order.');
    return order;
  }

  app.get<{ Querystring: { limit?: string } }>('/admin/orders', ({ query }) =>
    orders.latest(Number(query.limit ?? 100) || 100),
  );
  app.get<{ Params: { id: string } }>('/admin/orders/:id', ({ params }) => findOrder(params.id));
  app.get<{ Params: { id: string } }>('/admin/orders/:id/refunds', ({ params }) =>
    [...refunds.values()].filter((refund) => refund.originalMerchantOrderId === params.id),
  );
  app.post<{ Params: { id: string; move: string } }>(
    '/admin/orders/:id/:move',
    ({ body, params }) => {
      const order = findOrder(params.id);
      const move = moves.get(params.move);
      if (!move) throw new ApiError(404, 'NOT_FOUND', 'There is no such move.');
      const failure = failureSchema.parse(body ?? undefined);
      orders.move(order, () => move(order, sandbox.moveContext(), failure));
      return order;
    },
  );
}
