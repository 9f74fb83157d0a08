import type { FastifyInstance } from 'fastify';
import { endpointHooks, fieldInBody, idInPath } from '../api/endpoint-hooks.ts';
import type { Sandbox } from '../sandbox.ts';
import { createPayment, switchOnMagic } from './create-payment.ts';
import { getOrderStatus } from './get-order-status.ts';

/** POST /checkout/v2/pay and GET /checkout/v2/order/:id/status. */
export function orderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const pay = endpointHooks(sandbox, 'pay', fieldInBody('merchantOrderId'), ({ body }) =>
    switchOnMagic(sandbox, body),
  );
  app.post('/checkout/v2/pay', pay, ({ body, host, protocol }) =>
    createPayment(sandbox, body, sandbox.options.publicUrl ?? `${protocol}://${host}`),
  );

  const status = endpointHooks(sandbox, 'status', idInPath);
  app.get<{ Querystring: Record<string, unknown> }>(
    '/checkout/v2/order/:id/status',
    status,
    (request) => getOrderStatus(sandbox, idInPath(request), request.query),
  );
}
