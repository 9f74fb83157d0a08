import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../api/serve.ts';
import type { Sandbox } from '../sandbox.ts';
import { createPayment, switchOnMagic } from './create-payment.ts';
import { getOrderStatus } from './get-order-status.ts';

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id;

const idInBody = ({ body }: FastifyRequest): string | undefined => {
  const id = (body as { merchantOrderId?: unknown } | null | undefined)?.merchantOrderId;
  return typeof id === 'string' ? id : undefined;
};

/** POST /checkout/v2/pay and GET /checkout/v2/order/:id/status. */
export function orderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const originFor = ({ host, protocol }: FastifyRequest): string =>
    sandbox.options.publicUrl ?? `${protocol}://${host}`;

  const pay = serve(sandbox, {
    endpoint: 'pay',
    orderIdOf: idInBody,
    before: ({ body }) => switchOnMagic(sandbox, body),
    handle: (request) => createPayment(sandbox, request.body, originFor(request)),
  });
  const status = serve(sandbox, {
    endpoint: 'status',
    orderIdOf: idIn,
    handle: (request) =>
      getOrderStatus(sandbox, idIn(request), request.query as Record<string, unknown>),
  });
  app.post('/checkout/v2/pay', pay);
  app.get('/checkout/v2/order/:id/status', status);
}
