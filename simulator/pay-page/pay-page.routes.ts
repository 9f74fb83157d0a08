import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cancel, failAttempt, leavePending, type Order, pay } from '../orders/order.ts';
import type { Sandbox } from '../sandbox.ts';
import { pagePolicy, payPage, unknownPage } from './pay-page.ts';
import { type Choice, isChoice } from './words.ts';

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

const choiceIn = ({ body }: FastifyRequest): string | null =>
  body instanceof URLSearchParams ? body.get('outcome') : null;

async function choose(sandbox: Sandbox, order: Order, choice: Choice): Promise<void> {
  const { faults, moment, orders, webhooks } = sandbox;
  orders.move(order, () => moves[choice](order, moment()));
  if (order.state === 'PENDING') return;
  if (faults.take('webhook-before-redirect', order.merchantOrderId)) await webhooks.firstTry(order);
}

/** The pay page. A second press of a button only leads back to the shop. */
export function payPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Querystring: PageQuery }>('/transact/uat_v2', (request, reply) => {
    const order = sandbox.orders.findByToken(request.query.token ?? '');
    if (!order) return sendPage(reply.code(404), unknownPage);
    return sendPage(reply, payPage(order), order);
  });

  app.post<{ Querystring: PageQuery }>('/transact/uat_v2', async (request, reply) => {
    const order = sandbox.orders.findByToken(request.query.token ?? '');
    const choice = choiceIn(request);
    if (!order) return sendPage(reply.code(404), unknownPage);
    if (!isChoice(choice)) return sendPage(reply.code(400), payPage(order), order);
    if (order.state === 'PENDING') await choose(sandbox, order, choice);
    // Another try is allowed: the payer stays here.
    if (choice === 'fail' && order.state === 'PENDING') return reply.redirect(request.url, 303);
    return reply.redirect(order.redirectUrl, 303);
  });
}
