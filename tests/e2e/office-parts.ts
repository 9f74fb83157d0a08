import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, request as playwrightRequest } from '@playwright/test';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import { tapPath } from '#contract/leads.ts';
import { formatPaise } from '#contract/money.ts';
import { request as checkoutRequest, service, totalOf } from '#tests/fixtures/content.ts';
import { readWords } from '../../office/words/read-words.ts';
import { servers } from './servers.ts';

const { siteUrl, simulatorUrl } = servers;

/** What staff read. */
export const words = readWords('en');
export const { office } = words;

/** An order that a visitor has placed. */
export interface PlacedOrder {
  id: string;
  name: string;
  phone: string;
}

/** What the tests' order costs. */
export const paidPaise = totalOf(service);
/** The same as staff read it. */
export const price = formatPaise(paidPaise);
/** The same as it is typed. */
export const rupees = String(paidPaise / 100);

async function postJson(url: string, data?: object): Promise<unknown> {
  const context = await playwrightRequest.newContext();
  const response = await context.post(url, {
    ...(data && { data }),
    headers: { [idempotencyHeader]: randomUUID() },
  });
  expect(response.ok(), `${url}: ${response.status()}`).toBe(true);
  const text = await response.text();
  await context.dispose();
  return text === '' ? undefined : JSON.parse(text);
}

/** Places an order through the site's API, under a name and a phone that nobody else has. */
export async function placeOrder(
  changes: Partial<Omit<PlacedOrder, 'id'>> & { language?: string } = {},
): Promise<PlacedOrder> {
  const name = changes.name ?? `Asha ${randomUUID().slice(0, 8)}`;
  const phone = changes.phone ?? String(randomInt(6_000_000_000, 9_999_999_999));
  const body = { ...checkoutRequest, ...changes, name, phone };
  const { orderId } = (await postJson(`${siteUrl}/api/phonepe`, body)) as { orderId: string };
  return { id: orderId, name, phone };
}

/** Switches a fault of the simulator on for one order. */
export const switchOn = (fault: string, { id }: PlacedOrder, times?: number): Promise<unknown> =>
  postJson(`${simulatorUrl}/admin/faults`, { name: fault, order: id, times });

/** The money of an order arrives at PhonePe, which sends a webhook. */
export const pay = ({ id }: PlacedOrder): Promise<unknown> =>
  postJson(`${simulatorUrl}/admin/orders/${id}/pay`);

/** Polls the payment status as the payer's page does, until it is final. */
export async function waitForVerdict({ id }: PlacedOrder, code: string): Promise<void> {
  await expect
    .poll(async () => {
      const response = await fetch(`${siteUrl}/api/phonepe-status?id=${id}`);
      return ((await response.json()) as { code?: string }).code;
    })
    .toBe(code);
}

/** An order that is paid. */
export async function paidOrder(
  changes: Parameters<typeof placeOrder>[0] = {},
): Promise<PlacedOrder> {
  const order = await placeOrder(changes);
  await pay(order);
  await waitForVerdict(order, 'PAYMENT_SUCCESS');
  return order;
}

/** An order for which PhonePe names another amount, so that it is flagged. */
export async function flaggedOrder(): Promise<PlacedOrder> {
  const order = await placeOrder();
  await switchOn('wrong-amount-status', order);
  await pay(order);
  await fetch(`${siteUrl}/api/phonepe-status?id=${order.id}`);
  return order;
}

/** Somebody on the home page presses WhatsApp. */
export async function tapChat(): Promise<void> {
  const context = await playwrightRequest.newContext();
  const headers = { referer: `${siteUrl}/`, origin: siteUrl };
  await context.post(siteUrl + tapPath, { headers, data: ['w', 'search'] });
  await context.dispose();
}

/** Refunds of an order that PhonePe has taken, in paise. */
export async function refundsAtProvider({ id }: PlacedOrder): Promise<number[]> {
  const response = await fetch(`${simulatorUrl}/admin/orders/${id}/refunds`);
  return ((await response.json()) as { amount: number }[]).map(({ amount }) => amount);
}

/** Waits until the page of an order shows it. */
export async function openOrder(page: Page, order: PlacedOrder): Promise<void> {
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(order.name, { exact: true })).toBeVisible();
}

/** The button that opens a form of an order's page. */
export const formButton = (page: Page, action: keyof typeof office.actions) =>
  page
    .getByRole('region', { name: office.order.actions })
    .getByRole('button', { name: office.actions[action], exact: true })
    .first();

/** The form that is open on an order's page. */
export const openForm = (page: Page) => page.getByRole('main').getByRole('form');

/** The history of an order. */
export const history = (page: Page) => page.getByRole('region', { name: office.order.timeline });

/** What is announced. */
export const announcement = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });
