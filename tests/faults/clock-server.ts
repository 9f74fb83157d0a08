// The server as main.ts starts it, except for its timing: a clock that the tests set, one check per status
// request, and reconcilers that do not pause.
import { buildApp } from '#server/app.ts';
import { openCheckout } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { readBuiltSite } from '#server/http/pages.ts';
import { reconcilerPolling } from '#server/jobs/order-reconciler.ts';
import { refundPolling } from '#server/jobs/refund-reconciler.ts';

let offsetMs = 0;
// By how much the server's clock alone is wrong.
let wrongMs = 0;
// Time passes for PhonePe as well: its answers are dated by the same clock.
const { fetch } = globalThis;
globalThis.fetch = async (...request) => {
  const response = await fetch(...request);
  const sentAtMs = Date.parse(response.headers.get('date') ?? '');
  const headers = new Headers({ date: new Date(sentAtMs + offsetMs).toUTCString() });
  return Object.defineProperty(response, 'headers', { value: headers });
};

const timing = {
  nowMs: () => Date.now() + offsetMs + wrongMs,
  waitBudget: { totalMs: 0, intervalMs: 1 },
  polling: { ...reconcilerPolling, intervalMs: 20 },
  refundPolling: { ...refundPolling, intervalMs: 20 },
};

const config = readConfig(process.env);
const site = await readBuiltSite(config.siteDir);
const checkout = await openCheckout(config, timing);
const app = buildApp({ ...config, site, api: checkout.api });
await app.listen({ port: config.port, host: config.host });
checkout.start(app.log);
console.log(`The site is at http://localhost:${config.port}`);

process.on('message', (message: { offsetMs: number; wrongMs?: number }) => {
  ({ offsetMs, wrongMs = 0 } = message);
  process.send?.('set');
});
const stop = async () => {
  app.server.closeAllConnections();
  await app.close();
  await checkout.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
