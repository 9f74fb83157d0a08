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

/**
 * The page on which a payer chooses how the payment ends. It needs no script. `framed`: it stands
 * in the iframe that checkout.js made, so that its end is told to that script.
 */
export function payPage(order: Order, framed: boolean): string {
  const action = `?token=${order.pageToken}${framed ? '&framed=1' : ''}`;
  const choices = `${noteOn(order)}<p>${words.choose}</p>
<form method="post" action="${escaped(action)}">\n${buttons}\n</form>`;
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

/** Ends the iframe flow: hands checkout.js its word (PhonePe contract, section 7). */
export function framedEnd(word: 'USER_CANCEL' | 'CONCLUDED'): string {
  return `<!doctype html><script>${endScript(word)}</script>`;
}

const endScript = (word: string): string => `parent.postMessage('${word}','*')`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Policy of these pages. Browsers hold `form-action` against every hop of a redirect, so the shop
 * is named as well.
 */
export function pagePolicy(order?: Order): string {
  const shop = order ? ` ${new URL(order.redirectUrl).origin}` : '';
  const scripts = ['USER_CANCEL', 'CONCLUDED'].map((word) => hashOf(endScript(word))).join(' ');
  return (
    `default-src 'none'; style-src ${hashOf(style)}; script-src ${scripts}; ` +
    `form-action 'self'${shop}; base-uri 'none'`
  );
}
