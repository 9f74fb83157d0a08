// How soon the checkout, the payment status, the budget and Paint your name answer a press on a slow phone, in Chromium:
// npm run bench:presses -- [rounds]. SITE_DIR is the folder of the site (default dist).
import { setTimeout as wait } from 'node:timers/promises';
import { type HTTPRequest, KnownDevices, type Page } from 'puppeteer-core';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { paymentLabels, pricedServices } from '#tests/fixtures/content.ts';
import { inRounds, percentile, reportFailures, rounds } from './bench.ts';
import { openDelayedSite } from './navigation/delayed-site.ts';
import { measurePresses, pressTimes } from './navigation/press-times.ts';
import { openPhone } from './navigation/visit.ts';

/** Until the next paint, at the 75th percentile. Chromium reports it in steps of 8 ms. */
const boundMs = 100;
const share = 0.75;
const pressesEach = 5;
/** Longer than any press takes to be painted and reported. */
const pauseMs = 400;

const { checkout, status } = paymentLabels;
const counted = pricedServices.find(({ limits }) => limits.most > pressesEach * limits.step);
if (!counted) throw new Error('The catalogue has no service that is sold in several units');
const orderPath = checkoutPath(counted.name, counted.amountPaise);

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
const presses = [
  { press: 'one more of a service', path: orderPath, target: button(checkout.more) },
  { press: 'Pay with an empty form', path: orderPath, target: 'form button:enabled' },
  {
    press: 'Copy',
    path: '/payment-status?id=BAW-0123456789ABCDEFGHJK',
    target: button(status.copy),
  },
  {
    press: 'another sum of a budget',
    path: '/budget',
    target: '[name=sum]:not(:checked)',
  },
  {
    press: 'another purpose of a budget',
    path: '/budget',
    target: '[name=purpose]:not(:checked)',
  },
  { press: 'another board', path: '/paint-your-name', target: '[name=kind]:not(:checked)' },
  { press: 'other colours', path: '/paint-your-name', target: '[name=colours]:not(:checked)' },
];

/** Responds that the payment is pending. */
const respondPending = (request: HTTPRequest) =>
  new URL(request.url()).pathname.startsWith('/api/')
    ? request.respond({ status: 200, body: JSON.stringify({ code: 'PAYMENT_PENDING' }) })
    : request.continue();

async function emulateSlowPhone(page: Page): Promise<void> {
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateCPUThrottling(4);
  await page.setRequestInterception(true);
  page.on('request', respondPending);
  await measurePresses(page);
}

// No prerendering: it would have another page throttled than the one pressed.
const { browser, close, origin } = await openDelayedSite({ prerenders: false, latencyMs: 0 });
const pressed = await inRounds(presses, async ({ path, target }): Promise<number[]> => {
  const page = await openPhone(browser, origin + path, emulateSlowPhone);
  for (let count = 0; count < pressesEach; count += 1) {
    const element = await page.waitForSelector(target);
    await element?.tap();
    await wait(pauseMs);
  }
  const times = await pressTimes(page, pressesEach);
  await page.browserContext().close();
  return times;
});
await close();

const rows = pressed.map(({ item, results }) => ({
  press: item.press,
  'p75, ms': percentile(results.flat(), share),
  'slowest, ms': Math.max(...results.flat()),
}));
console.table(rows);
console.log(
  `From a press to the next paint, ${pressesEach} presses in each of ${rounds} rounds, with a processor ` +
    `four times slower; 0 is under 16 ms. At most ${boundMs} ms allowed at p75.`,
);
const isSlow = (row: (typeof rows)[number]) => !(row['p75, ms'] <= boundMs);
reportFailures(rows.filter(isSlow).map(({ press }) => press));
