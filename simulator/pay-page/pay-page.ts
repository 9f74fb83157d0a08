import { createHash } from 'node:crypto';
import type { Order } from '../orders/order.ts';
import { labels, type Outcome } from './labels.ts';
import { style } from './pay-page.style.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header>${labels.testMode}</header>
<main>
<div class="card">
${body}
</div>
</main>
</body>
</html>`;

const button = ([outcome, label]: [string, string]): string =>
  `<button name="outcome" value="${outcome}">${label}</button>`;

const buttons = (Object.entries(labels.outcomes) as [Outcome, string][]).map(button).join('\n');

function noteOn({ attempts }: Order): string {
  const notes = { FAILED: labels.tryFailed, PENDING: labels.tryPending, COMPLETED: '' };
  const note = notes[attempts.at(-1)?.state ?? 'COMPLETED'];
  return note && `<p class="note" role="status">${note}</p>`;
}

const backLink = (order: Order): string =>
  `<a class="back" href="${escaped(order.redirectUrl)}">${labels.back}</a>`;

/** The page on which a payer chooses how the payment ends. It needs no script. */
export function payPage(order: Order): string {
  const form = `${noteOn(order)}<p>${labels.choose}</p>
<form method="post" action="?token=${order.pageToken}">\n${buttons}\n</form>`;
  const { state } = order;
  const end = state === 'PENDING' ? form : `<p>${labels.over[state]}</p>${backLink(order)}`;
  return pageOf(
    labels.testMode,
    `<h1>${labels.standIn}</h1>
<dl>
<dt>${labels.toPay}</dt><dd class="amount">${rupees.format(order.amountPaise / 100)}</dd>
<dt>${labels.order}</dt><dd>${escaped(order.merchantOrderId)}</dd>
</dl>
${end}`,
  );
}

/** Shown for a token that the simulator does not know. */
export const unknownPage: string = pageOf(labels.testMode, `<h1>${labels.unknown}</h1>`);

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Policy of these pages. Browsers apply `form-action` to every hop of a redirect, so the
 * merchant's origin is listed as well.
 */
export function pagePolicy(order?: Order): string {
  const merchant = order ? ` ${new URL(order.redirectUrl).origin}` : '';
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
    `form-action 'self'${merchant}; base-uri 'none'`
  );
}
