import { idempotencyKeyPattern } from '#contract/checkout-rules.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { pricedServices } from '#tests/fixtures/content.ts';
import {
  accept,
  checkout,
  checkoutLabels,
  detailsIn,
  fillDetails,
  keysOf,
  openOrder,
  order,
  orderPath,
  pathOf,
  payLabel,
  priceChanged,
  providerPage,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { services } from './content.ts';
import { openLive } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

/** The address of the checkout, with anything for a name and a price. */
const orderOf = (serviceName: string, price: string) =>
  `/payment?${new URLSearchParams({ serviceName, price })}`;

test('the rate card leads here with its service and price', { tag: '@core' }, async ({ page }) => {
  await page.goto('/pricing');
  await page.locator(`a[href="${orderPath}"]`).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(order.service);
  await expect(main).toContainText(order.priceWithUnit);
  await expect(checkout(page).pay).toHaveText(payLabel);
  await expect(checkout(page).pay).toBeEnabled();
  await expect(main).not.toContainText(priceChanged);
});

for (const [unit, [service]] of Map.groupBy(pricedServices, ({ unit }) => unit ?? 'job')) {
  test(`says what the price pays for: ${unit}`, async ({ page }) => {
    await openOrder(page, service && pathOf(service));
    await expect(page.getByText(String(checkoutLabels.paysFor[unit]))).toBeVisible();
  });
}

for (const price of ['1', `${order.rupees}0`, 'abc']) {
  test(`shows the catalogue’s price instead of ${price}, and says so`, async ({ page }) => {
    const requests = await stubPayment(page, accept);
    await openOrder(page, orderOf(order.service, price));
    await expect(page.getByRole('status')).toHaveText(priceChanged);
    await expect(checkout(page).pay).toHaveText(payLabel);
    await fillDetails(page);
    await checkout(page).pay.click();
    await page.waitForURL(providerPage);
    expect(requests[0]?.postDataJSON()).toMatchObject({ amount: order.totalRupees });
  });
}

const invalid = [
  ['no selection', '/payment'],
  ['no price', orderPath.replace(/&price.*/, '')],
  ['an unknown service', orderOf('Skywriting', '100')],
  ...services
    .filter(({ amountPaise }) => amountPaise === undefined)
    .map(({ name }) => [`${name}, which has no price`, orderOf(name, 'Custom')]),
];

for (const [what = '', path = ''] of invalid) {
  test(`with ${what} shows no form before its scripts run`, async ({ page }) => {
    await page.route('**/*.js', () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(checkout(page).form).toBeHidden();
  });

  const tag = path === '/payment' ? '@core' : [];
  test(`with ${what} says so and opens the prices`, { tag }, async ({ page }) => {
    await openLive(page, path);
    const { toast, form } = checkout(page);
    await expect(toast).toContainText(checkoutLabels.invalidTitle);
    await expect(toast).toContainText(checkoutLabels.invalidText);
    await expect(form).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: checkoutLabels.invalidTitle })).toBeVisible();
    await expect(main.getByText(checkoutLabels.invalidText)).toHaveCount(1);
    await expect(main.getByRole('link', { name: checkoutLabels.toPricing })).toHaveAttribute(
      'href',
      '/pricing',
    );
    const visited = await page.evaluate(() => history.length);
    await page.clock.runFor(3000);
    await expect(page).toHaveURL('/pricing');
    // In its place: the way back does not lead here again.
    expect(await page.evaluate(() => history.length)).toBe(visited);
  });
}

test('sends name, phone, amount and service, not the email, and opens the payment page', {
  tag: '@core',
}, async ({ page, opened }) => {
  const release = Promise.withResolvers<void>();
  const requests = await stubPayment(page, async (route) => {
    await release.promise;
    await accept(route);
  });
  await openOrder(page);
  await fillDetails(page);
  const { pay } = checkout(page);
  await pay.click();
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveText(checkoutLabels.submitting);
  expect(await detailsIn(page)).toEqual(typed);
  release.resolve();
  await page.waitForURL(providerPage);
  expect(opened).toEqual([providerPage]);
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      name: typed.name.trim(),
      phone: typed.phone,
      amount: order.totalRupees,
      serviceName: order.service,
      language: defaultLanguage,
    },
  ]);
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(keysOf(requests)[0]).toMatch(idempotencyKeyPattern);
});

test('sends once, however often the button is pressed', { tag: '@core' }, async ({ page }) => {
  const requests = await stubPayment(page, async () => {});
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).pay.dblclick();
  await checkout(page).form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(checkout(page).pay).toBeDisabled();
  await expect.poll(() => requests.length).toBe(1);
});
