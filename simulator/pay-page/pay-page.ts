import { createHash } from 'node:crypto';
import type { Order } from '../orders/order.ts';
import { style } from './pay-page.style.ts';
import { type Choice, words } from './words.ts';

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

const frame = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header>${words.testMode}</header>
<main>
<div class="card">
${body}
</div>
</main>
</body>
</html>`;

const button = ([choice, label]: [string, string]): string =>
  `<button name="outcome" value="${choice}">${label}</button>`;

const buttons = (Object.entries(words.choices) as [Choice, string][]).map(button).join('\n');

function noteOn({ attempts }: Order): string {
  const notes = { FAILED: words.tryFailed, PENDING: words.tryPending, COMPLETED: '' };
  const note = notes[attempts.at(-1)?.state ?? 'COMPLETED'];
  return note && `<p class="note" role="status">${note}</p>`;
}

const backLink = (order: Order): string =>
  `<a class="back" href="${escaped(order.redirectUrl)}">${words.back}</a>`;

/** The page on which a payer chooses how the payment ends. It needs no script. */
export function payPage(order: Order): string {
  const choices = `${noteOn(order)}<p>${words.choose}</p>
<form method="post" action="?token=${order.pageToken}">\n${buttons}\n</form>`;
  const { state } = order;
  const end = state === 'PENDING' ? choices : `<p>${words.over[state]}</p>${backLink(order)}`;
  return frame(
    words.testMode,
    `<h1>${words.standIn}</h1>
<dl>
<dt>${words.toPay}</dt><dd class="amount">${rupees.format(order.amountPaise / 100)}</dd>
<dt>${words.order}</dt><dd>${escaped(order.merchantOrderId)}</dd>
</dl>
${end}`,
  );
}

/** Shown for a token that the simulator does not know. */
export const unknownPage: string = frame(words.testMode, `<h1>${words.unknown}</h1>`);

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Policy of these pages. Browsers hold `form-action` against every hop of a redirect, so the shop
 * is named as well.
 */
export function pagePolicy(order?: Order): string {
  const shop = order ? ` ${new URL(order.redirectUrl).origin}` : '';
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
    `form-action 'self'${shop}; base-uri 'none'`
  );
}
