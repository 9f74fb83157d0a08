import type { Page, Request, Route } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutProps } from '#src/features/checkout/checkout-props.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { pricedServices, service, totalOf } from '#tests/fixtures/content.ts';
import { payment } from './content.ts';

/** What visitors read at the checkout. */
export const checkoutLabels = payment.checkout;
export const { testMode, status: statusLabels, withoutScripts } = payment;

/** What a visitor chose on the rate card. */
export const order = {
  service: service.name,
  price: formatPaise(service.amountPaise),
  priceWithUnit: formatPrice(service.amountPaise, service.unit),
  rupees: service.amountPaise / 100,
  /** With GST, where the agency charges it. */
  totalRupees: totalOf(service) / 100,
};
/** The address at which a service is paid for. */
export const pathOf = ({ name, amountPaise }: typeof service) => checkoutPath(name, amountPaise);
/** The checkout of the first service that has a price. */
export const orderPath = pathOf(service);
/** The checkout of another service. */
export const otherOrderPath = pathOf(pricedServices.at(-1) ?? service);
const sized = pricedServices.find(({ limits }) => limits.longestSide !== undefined);
/** The checkout of boards of a size, as a plan leads to it; where nothing is sold so, of that first service. */
export const boardsPath = sized
  ? checkoutPath(sized.name, sized.amountPaise, 64, { boards: 2, width: 8, height: 4 })
  : orderPath;
/** The words of Pay for that first service. */
export const payLabel = fill(checkoutLabels.pay, { price: formatPaise(totalOf(service)) });
/** The third-party costs of a service, as the checkout says them above Pay. */
export function costsOf(site: Site, name: string): string {
  const { taxes, noCosts } = site.payment.checkout;
  const { costs } = checkoutProps(site).services.find((one) => one.name === name) ?? {};
  return costs ? fill(taxes, { costs: costs.join(', ') }) : noCosts;
}
/** Said where the address names another price. */
export const priceChanged = fill(checkoutLabels.priceChanged, { price: order.price });

/** Hindi, spaces around, and signs with a meaning in markup and JSON. */
export const typed = {
  name: ' राकेश "RK" <Kumar> & Sons ',
  email: 'rakesh+shop@example.com',
  phone: '9876543210',
};

/** The provider's page: outside the site, so the fixture answers for it. */
export const providerPage = 'https://pay.example/transact?token=a';

/** The checkout, found as a visitor finds it. */
export function checkout(page: Page) {
  const form = page.locator('form');
  // The alert is there from the start, empty.
  const toast = page.getByRole('alert').filter({ hasText: /./ });
  return {
    form,
    name: form.getByLabel(checkoutLabels.name),
    email: form.getByLabel(checkoutLabels.email),
    phone: form.getByLabel(checkoutLabels.phone),
    pay: form.getByRole('button'),
    toast,
    dismiss: toast.getByRole('button', { name: checkoutLabels.dismiss }),
  };
}

/** Opens the checkout with the order and waits until it is live. */
export async function openOrder(page: Page, path = orderPath): Promise<void> {
  await page.goto(path);
  await checkout(page).form.getByRole('button', { disabled: false }).waitFor();
}

/** Types what every payer has to fill in. */
export async function fillDetails(page: Page): Promise<void> {
  const { name, email, phone } = checkout(page);
  await name.fill(typed.name);
  await email.fill(typed.email);
  await phone.fill(typed.phone);
}

/** The current values of the form. */
export async function detailsIn(page: Page): Promise<typeof typed> {
  const { name, email, phone } = checkout(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
  };
}

type Answer = (route: Route) => Promise<void>;

/** An answer of the server as JSON. */
export const answer =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json: body });

/** An order that no server knows. */
export const orderId = 'BAW-0123456789ABCDEFGHJK';
/** Leads to the provider's page. */
export const accept = answer({ success: true, redirectUrl: providerPage, orderId });
/** Breaks the connection. */
export const breakOff: Answer = (route) => route.abort('connectionreset');

/**
 * Mocks POST /api/phonepe with these responses in order; the last one repeats. Returns the requests, which are added as
 * they arrive.
 */
export async function stubPayment(page: Page, ...answers: Answer[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/phonepe', (route) => {
    requests.push(route.request());
    const give = answers[Math.min(requests.length, answers.length) - 1];
    return give?.(route);
  });
  return requests;
}

/** Fills in the form and presses Pay, which leads to the provider's page. */
export async function placeOrder(page: Page): Promise<void> {
  await stubPayment(page, accept);
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
}

/** The idempotency keys of requests, in their order. */
export const keysOf = (requests: Request[]) =>
  requests.map((request) => request.headers()['idempotency-key']);
