import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { cutOffText } from '../built-site/cut-off-text.ts';
import {
  accept,
  checkout,
  fillDetails,
  openOrder,
  providerPage,
  stubPayment,
} from './checkout-parts.ts';
import { contactForm, fillForm, words } from './contact-fields.ts';
import { chatAddress, chatText, navigation } from './content.ts';
import { groupParts, groups, menuButton } from './header-parts.ts';
import { makeOld } from './old-browser.ts';
import { title } from './payment-status-parts.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 360, height: 640 } });
test.beforeEach(async ({ context, baseURL }) => {
  await makeOld(context, baseURL ?? '');
  // The prompt comes after two seconds, which is now or later.
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('prompt', '1');
  });
});

/** Runs in the page: controls inside the element that are shown, but under something else. */
function coveredControls(root: Element): string[] {
  // The first link of a page, past its header, is shown when it has the focus.
  const controls = root.querySelectorAll('a:not([href^="#"]), button, summary, input, select');
  return [...controls]
    .filter((control) => control.getClientRects().length > 0)
    .filter((control) => getComputedStyle(control).visibility === 'visible')
    .filter((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
      return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map(({ outerHTML }) => outerHTML);
}

/** Controls that cannot be reached, in the page and in the menu, with each of its lists open. */
async function unreachable(page: Page): Promise<string[]> {
  const found = await page.locator('body').evaluate(coveredControls);
  // A payer has no menu.
  if (page.url().includes('/payment')) return found;
  await menuButton(page).click();
  for (const group of groups) {
    const { button, list } = groupParts(page, group);
    await button.click();
    await expect(list).toBeVisible();
    found.push(...(await page.locator('header').evaluate(coveredControls)));
  }
  return found;
}

/** What axe finds of words that can hardly be told from their background. */
async function paleWords(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, ['color-contrast']);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

for (const { path } of samplePages) {
  test(`${path} can be read, and its links can be reached`, async ({ page }) => {
    await page.goto(path);
    // Its result takes the focus when it comes, which closes an open menu.
    if (path.startsWith('/payment-status')) await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.evaluate(cutOffText)).toEqual([]);
    expect(await paleWords(page)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
  });
}

test('the browser is old', async ({ page }) => {
  await page.goto('/');
  const newOnes = await page.evaluate(() => [
    'showPopover' in HTMLElement.prototype,
    'startViewTransition' in document,
    'at' in Array.prototype,
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) =>
        /@view-transition|:focus-visible|size-adjust/.test(cssText),
      ),
    ),
  ]);
  expect(newOnes).toEqual([false, false, false, false]);
});

test('the menu leads on', async ({ page }) => {
  await page.goto('/about');
  const { button, list } = groupParts(page, navigation.services);
  const [, target] = navigation.services.items;
  await menuButton(page).click();
  await button.click();
  await list.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(target?.path ?? '');
});

test('the contact form leads to WhatsApp with every word', async ({ page, opened }) => {
  await page.goto('/contact');
  await fillForm(page);
  await expect(contactForm(page).live).toBeVisible();
  const tab = page.waitForEvent('popup');
  await contactForm(page).send.click();
  await (await tab).waitForURL(`${chatAddress}?text=**`);
  const text = chatText(opened[0] ?? null);
  for (const typed of Object.values(words)) expect(text).toContain(typed);
});

test('the checkout leads to the payment', async ({ page }) => {
  await stubPayment(page, accept);
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
});
