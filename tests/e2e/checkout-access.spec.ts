import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { displayPhone } from '#src/site/links.ts';
import { expectAccess } from './axe-faults.ts';
import {
  answer,
  checkout,
  fillDetails,
  openOrder,
  stubPayment,
  withoutScripts,
} from './checkout-parts.ts';
import { agency, chatAddress, first } from './content.ts';
import { expect, test } from './site.fixture.ts';

const phone = displayPhone(first(agency.contact.phones));

const states: Record<string, (page: Page) => Promise<void>> = {
  'ready to pay': (page) => openOrder(page),
  'with faults': async (page) => {
    await openOrder(page);
    await checkout(page).pay.click();
    await expect(checkout(page).name).toBeFocused();
  },
  connecting: async (page) => {
    await stubPayment(page, async () => {});
    await openOrder(page);
    await fillDetails(page);
    await checkout(page).pay.click();
    await expect(checkout(page).pay).toBeDisabled();
  },
  'after a failure': async (page) => {
    await stubPayment(page, answer({ success: false, message: 'Sorry, not today.' }, 503));
    await openOrder(page);
    await fillDetails(page);
    await checkout(page).pay.click();
    await expect(checkout(page).toast).toBeVisible();
  },
  'without a selection': async (page) => {
    // An answer without a page: the visitor stays here.
    await page.route('**/pricing', (route) => route.fulfill({ status: 204 }));
    await page.goto('/payment');
    await expect(checkout(page).toast).toBeVisible();
  },
};

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [state, reach] of Object.entries(states)) {
    test(`the checkout ${state} fits and keeps WCAG 2.2 AA`, async ({ page }) => {
      await page.route('**/api/payment-mode', answer({ testMode: true }));
      await reach(page);
      await expectAccess(page, [320]);
    });
  }
});

test('nothing breaks the content security policy', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  for (const reach of Object.values(states)) await reach(page);
  expect(broken).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of [
    ['/payment', withoutScripts.checkout],
    ['/payment-status', withoutScripts.status],
  ] as const) {
    test(`${path} says so and offers chat and phone`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      // Found by element: Playwright's text search leaves noscript out.
      await expect(main.locator('noscript p').first()).toHaveText(title);
      await expect(main.locator('noscript p').first()).toBeVisible();
      const chat = main.getByRole('link', { name: withoutScripts.chat });
      await expect(chat).toHaveAttribute('href', new RegExp(`^${chatAddress}\\?text=`));
      const call = main.getByRole('link', { name: fill(withoutScripts.call, { phone }) });
      await expect(call).toHaveAttribute('href', /^tel:\+91/);
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  }
});
