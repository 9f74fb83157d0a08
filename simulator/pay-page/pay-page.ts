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

function renderForm({ attempts, pageToken }: Order): string {
  const notice = labels.lastAttempt[attempts.at(-1)?.state ?? 'COMPLETED'];
  return `${notice && `<p role="status">${notice}</p>`}
<p>${labels.choose}</p>
<form method="post" action="?token=${pageToken}">\n${buttons}\n</form>`;
}

/** The page on which the payer chooses how the payment ends. It needs no script. */
export function payPage(order: Order): string {
  const { amountPaise, merchantOrderId, redirectUrl, state } = order;
  const action =
    state === 'PENDING'
      ? renderForm(order)
      : `<p>${labels.settled[state]}</p><a href="${escapeHtml(redirectUrl)}">${labels.back}</a>`;
  return renderPage(`<h1>${labels.standIn}</h1>
<dl>
<dt>${labels.amount}</dt><dd class="amount">${rupees.format(amountPaise / 100)}</dd>
<dt>${labels.order}</dt><dd>${escapeHtml(merchantOrderId)}</dd>
</dl>
${action}`);
}

/** Shown for an unknown token. */
export const unknownPage: string = renderPage(`<h1>${labels.unknown}</h1>`);

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
