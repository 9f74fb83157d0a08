import type { FastifyInstance, FastifyReply } from 'fastify';
import { cancel, failAttempt, leavePending, type Order, pay } from '../orders/order.ts';
import type { Sandbox } from '../sandbox.ts';
import { isOutcome, type Outcome } from './labels.ts';
import { pagePolicy, payPage, unknownPage } from './pay-page.ts';

const moves = { pay, fail: failAttempt, pending: leavePending, cancel };

const sendPage = (reply: FastifyReply, html: string, order?: Order): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(order))
    .header('cache-control', 'no-store')
    .send(html);

async function applyOutcome(sandbox: Sandbox, order: Order, outcome: Outcome): Promise<void> {
  const { faults, moveContext, orders } = sandbox;
  const announced = orders.move(order, () => moves[outcome](order, moveContext()));
  if (order.state === 'PENDING') return;
  if (faults.take('webhook-before-redirect', order.merchantOrderId)) await announced;
}

/** The pay page. Once the order is settled, its buttons only lead back to the merchant. */
export function payPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.route<{ Querystring: { token?: string } }>({
    method: ['GET', 'POST'],
    url: '/transact/uat_v2',
    handler: async ({ body, method, query, url }, reply) => {
      const order = sandbox.orders.findByToken(query.token ?? '');
      if (!order) return sendPage(reply.code(404), unknownPage);
      if (method !== 'POST') return sendPage(reply, payPage(order), order);
      const outcome = body instanceof URLSearchParams ? body.get('outcome') : null;
      if (!isOutcome(outcome)) return sendPage(reply.code(400), payPage(order), order);
      if (order.state === 'PENDING') await applyOutcome(sandbox, order, outcome);
      // Another attempt is allowed: the payer stays here.
      if (outcome === 'fail' && order.state === 'PENDING') return reply.redirect(url, 303);
      return reply.redirect(order.redirectUrl, 303);
    },
  });
}
