import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cancel, failAttempt, leavePending, type Order, pay } from '../orders/order.ts';
import type { Sandbox } from '../sandbox.ts';
import { isOutcome, type Outcome } from './labels.ts';
import { pagePolicy, payPage, unknownPage } from './pay-page.ts';

const moves = { pay, fail: failAttempt, pending: leavePending, cancel };

interface PageQuery {
  token?: string;
}

function sendPage(reply: FastifyReply, html: string, order?: Order): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(order))
    .header('cache-control', 'no-store')
    .send(html);
}

const outcomeIn = ({ body }: FastifyRequest): string | null =>
  body instanceof URLSearchParams ? body.get('outcome') : null;

async function choose(sandbox: Sandbox, order: Order, outcome: Outcome): Promise<void> {
  const { faults, moveContext, orders } = sandbox;
  const announced = orders.move(order, () => moves[outcome](order, moveContext()));
  if (order.state === 'PENDING') return;
  if (faults.take('webhook-before-redirect', order.merchantOrderId)) await announced;
}

/** The pay page. A second press of a button only leads back to the merchant. */
export function payPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Querystring: PageQuery }>('/transact/uat_v2', (request, reply) => {
    const order = sandbox.orders.findByToken(request.query.token ?? '');
    if (!order) return sendPage(reply.code(404), unknownPage);
    return sendPage(reply, payPage(order), order);
  });

  app.post<{ Querystring: PageQuery }>('/transact/uat_v2', async (request, reply) => {
    const order = sandbox.orders.findByToken(request.query.token ?? '');
    const outcome = outcomeIn(request);
    if (!order) return sendPage(reply.code(404), unknownPage);
    if (!isOutcome(outcome)) return sendPage(reply.code(400), payPage(order), order);
    if (order.state === 'PENDING') await choose(sandbox, order, outcome);
    // Another try is allowed: the payer stays here.
    if (outcome === 'fail' && order.state === 'PENDING') return reply.redirect(request.url, 303);
    return reply.redirect(order.redirectUrl, 303);
  });
}
