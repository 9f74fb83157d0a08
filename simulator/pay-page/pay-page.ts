import { createHash } from 'node:crypto';
import type { Order } from '../orders/order.ts';
import { labels } from './labels.ts';

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
export function payPage(order: Order): string {
  return renderPage(`<h1>This page stands in for PhonePe.</h1>
<dl>
<dt>To pay</dt><dd class="amount">${rupees.format(order.amountPaise / 100)}</dd>
<dt>Order</dt><dd>${escapeHtml(order.merchantOrderId)}</dd>
</dl>
${renderOutcome(order)}`);
}

/** Shown for an unknown token. */
export const unknownPage: string = renderPage(
  '<h1>There is no such payment. The simulator may have been restarted since.</h1>',
);

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Content-Security-Policy of these pages. Browsers apply `form-action` to every hop of a redirect,
 * so the merchant's origin is listed as well.
 */
export function pagePolicy(order?: Order): string {
  const merchant = order ? ` ${new URL(order.redirectUrl).origin}` : '';
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
    `form-action 'self'${merchant}; base-uri 'none'`
  );
}
