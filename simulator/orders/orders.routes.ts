import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpointHooks, idInPath } from '../api/endpoint-hooks.ts';
import type { Sandbox } from '../sandbox.ts';
import { createPayment, switchOnMagic } from './create-payment.ts';
import { getOrderStatus } from './get-order-status.ts';

const idInBody = ({ body }: FastifyRequest): string | undefined => {
  const id = (body as { merchantOrderId?: unknown } | null | undefined)?.merchantOrderId;
  return typeof id === 'string' ? id : undefined;
};

/** POST /checkout/v2/pay and GET /checkout/v2/order/:id/status. */
export function orderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const originFor = ({ host, protocol }: FastifyRequest): string =>
    sandbox.options.publicUrl ?? `${protocol}://${host}`;

  const pay = endpointHooks(sandbox, {
    endpoint: 'pay',
    orderIdOf: idInBody,
    before: ({ body }) => switchOnMagic(sandbox, body),
  });
  app.post('/checkout/v2/pay', pay, (request) =>
    createPayment(sandbox, request.body, originFor(request)),
  );

  const status = endpointHooks(sandbox, { endpoint: 'status', orderIdOf: idInPath });
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/checkout/v2/order/:id/status',
    status,
    ({ params, query }) => getOrderStatus(sandbox, params.id, query),
  );
}
