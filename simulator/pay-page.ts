import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cancel, failAttempt, leavePending, type Order, pay } from './orders/order.ts';
import type { Sandbox } from './sandbox.ts';

/** Labels of the pay page that tests look for. It is not the agency's page: they are not in content/. */
export const labels = {
  testMode: 'Test mode: no money moves',
  outcomes: {
    pay: 'Pay successfully',
    fail: 'Fail the payment',
    pending: 'Leave it pending',
    cancel: 'Cancel',
  },
} as const;

/** The value that a button sends. */
export type Outcome = keyof typeof labels.outcomes;

/** Whether a form was sent by one of the buttons. */
const isOutcome = (value: string | null): value is Outcome =>
  value !== null && Object.hasOwn(labels.outcomes, value);

/** It resembles neither the agency's pages nor PhonePe's, so that nobody takes it for either. */
const style = `
:root{color-scheme:light dark}
body{margin:0;font:17px/1.5 ui-monospace,monospace}
header{padding:14px 16px;text-align:center;font-weight:700;color:#161200;background:#ffd23f}
main{max-width:26rem;margin:24px auto;padding:0 16px}
h1{font-size:1rem;font-weight:400}
dd{margin:0 0 12px;overflow-wrap:anywhere}
.amount{font-size:2.2rem;font-weight:700}
form{display:grid;gap:12px}
button{min-height:48px;font:inherit;font-weight:700;cursor:pointer}
`;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

const renderPage = (body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${labels.testMode}</title>
<style>${style}</style>
</head>
<body>
<header>${labels.testMode}</header>
<main>
${body}
</main>
</body>
</html>`;

const buttons = Object.entries(labels.outcomes)
  .map(([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`)
  .join('\n');

const notices = {
  FAILED: '<p role="status">The payment failed. The merchant allows another try.</p>',
  PENDING: '<p role="status">The last try is pending: no word from the bank yet.</p>',
  COMPLETED: '',
};

function renderOutcome({ attempts, pageToken, redirectUrl, state }: Order): string {
  const backLink = `<a href="${escapeHtml(redirectUrl)}">Back to the merchant</a>`;
  if (state === 'COMPLETED') return `<p>This order is paid.</p>${backLink}`;
  if (state === 'FAILED') return `<p>This order is closed without a payment.</p>${backLink}`;
  return `${notices[attempts.at(-1)?.state ?? 'COMPLETED']}
<p>Choose how the payment ends.</p>
<form method="post" action="?token=${pageToken}">\n${buttons}\n</form>`;
}

/** The page on which the payer chooses how the payment ends. It needs no script. */
function payPage(order: Order): string {
  return renderPage(`<h1>This page stands in for PhonePe.</h1>
<dl>
<dt>To pay</dt><dd class="amount">${rupees.format(order.amountPaise / 100)}</dd>
<dt>Order</dt><dd>${escapeHtml(order.merchantOrderId)}</dd>
</dl>
${renderOutcome(order)}`);
}

/** Shown for an unknown token. */
const unknownPage = renderPage(
  '<h1>There is no such payment. The simulator may have been restarted since.</h1>',
);

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Content-Security-Policy of these pages. Browsers apply `form-action` to every hop of a redirect,
 * so the merchant's origin is listed as well.
 */
function pagePolicy(order?: Order): string {
  const merchant = order ? ` ${new URL(order.redirectUrl).origin}` : '';
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
    `form-action 'self'${merchant}; base-uri 'none'`
  );
}

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
