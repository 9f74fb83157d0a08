import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fetchStatus } from '#src/features/checkout/payment-api.ts';
import { statusResultOf } from '#src/features/checkout/status/status-result.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';

/** Each body that an answer may have, in the words of the table. */
const bodies: [string, string][] = [
  ['`PAYMENT_SUCCESS`, `success` true', '{"success":true,"code":"PAYMENT_SUCCESS"}'],
  ['`PAYMENT_SUCCESS`, `success` not true', '{"success":false,"code":"PAYMENT_SUCCESS"}'],
  ['`PAYMENT_ERROR`', '{"success":false,"code":"PAYMENT_ERROR"}'],
  ['`PAYMENT_PENDING`', '{"success":false,"code":"PAYMENT_PENDING"}'],
  ['`TRANSACTION_NOT_FOUND`', '{"success":false,"code":"TRANSACTION_NOT_FOUND"}'],
  ['another code, or none', '{"success":false,"message":"Please wait."}'],
  ['no JSON object', '<html>'],
];

/** HTTP statuses that mean the same to the page. */
const columns: [string, number[]][] = [
  ['2xx, 4xx', [200, 400, 404]],
  ['429, 5xx', [429, 500, 502, 503, 504]],
];

async function stateOf(send: () => Promise<Response>): Promise<string> {
  const answer = await fetchStatus('BAW-1', { fetch: send });
  return statusResultOf(answer, paymentLabels.status).state;
}

/** The state that all of these statuses give with that body. */
async function cellOf(statuses: number[], body: string): Promise<string> {
  const states = statuses.map((status) => stateOf(async () => new Response(body, { status })));
  return [...new Set(await Promise.all(states))].join(' or ');
}

it('docs/architecture.md has the state of the page for every answer', async () => {
  const rows = bodies.map(async ([name, body]) => {
    const cells = await Promise.all(columns.map(([, statuses]) => cellOf(statuses, body)));
    return [name, ...cells];
  });
  const broken = await stateOf(() => Promise.reject(new TypeError('broken')));
  const table = [
    ['answer', ...columns.map(([name]) => name)],
    ['---', '---', '---'],
    ...(await Promise.all(rows)),
    ['no answer', broken, broken],
  ];
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(text);
});
