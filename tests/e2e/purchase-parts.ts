import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { labels, type Outcome } from '#simulator/pay-page.ts';
import { checkout, fillDetails, openOrder, payLabel, statusLabels } from './checkout-parts.ts';

/** An order as PhonePe's simulator holds it. */
interface SimulatedOrder {
  merchantOrderId: string;
  state: string;
  metaInfo: { udf1?: string };
}

/** Buttons of the simulator's page. */
export const outcomeButton = (page: Page, outcome: Outcome) =>
  page.getByRole('button', { name: labels.outcomes[outcome] });
/** The button of the simulator's page that pays. */
export const payButton = (page: Page) => outcomeButton(page, 'pay');
/** The button of the form. */
export const pressPay = (page: Page) => page.getByRole('button', { name: payLabel }).click();
/** Longer than the bank may take. */
export const bankMs = 60_000;

/** Fills the form under a name that nobody else has; returns the name. */
export async function fillForm(page: Page): Promise<string> {
  const name = `Asha ${randomUUID()}`;
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).name.fill(name);
  return name;
}

/** Waits for the simulator's page; returns a way to its admin calls. */
export async function reachProvider(page: Page) {
  await payButton(page).waitFor();
  return providerAt(page, new URL(page.url()).origin);
}

/** What PhonePe's side knows and does, without a browser. */
function providerAt({ request }: Page, origin: string) {
  const ordersOf = async (name: string): Promise<SimulatedOrder[]> => {
    const answer = await request.get(`${origin}/admin/orders`);
    const orders: SimulatedOrder[] = await answer.json();
    return orders.filter(({ metaInfo }) => metaInfo.udf1 === name);
  };
  return {
    ordersOf,
    /** The money of the only order under that name arrives. */
    payFor: async (name: string) => {
      const [order, ...others] = await ordersOf(name);
      expect(others).toEqual([]);
      const paid = await request.post(`${origin}/admin/orders/${order?.merchantOrderId}/pay`);
      expect(paid.ok()).toBe(true);
    },
  };
}

/** A heading of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Waits until the status page says that the order is paid. */
export async function expectReceipt(page: Page): Promise<void> {
  await page.waitForURL(/\/payment-status\?id=BAW-/);
  await expect(heading(page, statusLabels.successTitle)).toBeVisible({ timeout: bankMs });
}
