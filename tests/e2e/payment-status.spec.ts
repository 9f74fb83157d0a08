import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { statusLabels } from './checkout-parts.ts';
import { chatText } from './content.ts';
import {
  again,
  answers,
  id,
  link,
  openLive,
  path,
  reference,
  stubStatus,
  title,
} from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

test('waits three seconds, checks once, and shows the result', { tag: '@core' }, async ({
  page,
}) => {
  const requested = await stubStatus(page, answers.success);
  await openLive(page);
  await expect(title(page)).toHaveText(statusLabels.pendingTitle);
  await expect(page.getByText(statusLabels.checkingText)).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.clock.runFor(2800);
  expect(requested).toEqual([]);
  await page.clock.runFor(200);
  await expect(title(page)).toHaveText(statusLabels.successTitle);
  await page.clock.runFor(60_000);
  expect(requested).toEqual([id]);
});

const { successTitle, failureTitle, failureText, errorTitle, errorText } = statusLabels;
const results = [
  ['success', successTitle, 'We have your ₹7,499.', false],
  ['cancelled', failureTitle, 'You cancelled.', false],
  ['failed', failureTitle, failureText, false],
  ['unknown', failureTitle, 'No such id.', true],
  ['fault', errorTitle, 'Something went wrong on our side.', true],
  ['busy', errorTitle, 'Too many tries.', true],
  ['page', errorTitle, errorText, true],
] as const;

const coreResults = ['success', 'failed', 'fault'];
for (const [name, heading, message, isOpen] of results) {
  const tag = coreResults.includes(name) ? '@core' : [];
  test(`after the answer “${name}” shows ${heading}`, { tag }, async ({ page }) => {
    await stubStatus(page, answers[name]);
    await openLive(page);
    await page.clock.runFor(3000);
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
    const live = page.locator('[aria-live="polite"]');
    await expect(live).toContainText(heading);
    await expect(live).toContainText(message);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(again(page)).toBeVisible({ visible: isOpen });
    const isUnknown = heading === errorTitle;
    await expect(page.getByText(statusLabels.errorWaiting)).toBeVisible({ visible: isUnknown });
    await expect(link(page, statusLabels.backToPricing)).toHaveAttribute('href', '/pricing');
    await expect(link(page, statusLabels.backHome)).toHaveAttribute('href', '/');
    const chat = await link(page, statusLabels.chat).getAttribute('href');
    expect(chatText(chat)).toBe(fill(statusLabels.chatText, { id }));
  });
}

test('without a reference says so at once and requests nothing', async ({ page }) => {
  const requested = await stubStatus(page, answers.success);
  for (const address of ['/payment-status', '/payment-status?id=', '/payment-status?id=%20']) {
    await page.goto(address);
    await expect(title(page)).toHaveText(errorTitle);
    await expect(page.getByText(statusLabels.missingId)).toBeVisible();
    await expect(again(page)).toBeHidden();
    const chat = await link(page, statusLabels.chat).getAttribute('href');
    expect(chatText(chat)).toBe(statusLabels.chatTextNoId);
  }
  expect(requested).toEqual([]);
});

for (const [what, cut] of [
  ['a broken connection', (page: Page) => page.route('**/api/**', (route) => route.abort())],
  ['no connection', (page: Page) => page.context().setOffline(true)],
] as const) {
  test(`after ${what} says so, and checks again on request`, async ({ page }) => {
    await openLive(page);
    await cut(page);
    await page.clock.runFor(3000);
    await expect(title(page)).toHaveText(errorTitle);
    await expect(page.getByText(errorText)).toBeVisible();
    await page.context().setOffline(false);
    await stubStatus(page, answers.success);
    await again(page).click();
    await expect(title(page)).toHaveText(successTitle);
  });
}

test('checks again on each press, showing "verifying" meanwhile', { tag: '@core' }, async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  const requested = await stubStatus(page, answers.fault, async (route) => {
    await release.promise;
    await answers.cancelled(route);
  });
  await openLive(page);
  await page.clock.runFor(3000);
  await again(page).click();
  await expect(title(page)).toHaveText(statusLabels.pendingTitle);
  await expect(title(page)).toBeFocused();
  await expect(again(page)).toBeHidden();
  release.resolve();
  await expect(title(page)).toHaveText(failureTitle);
  expect(requested).toEqual([id, id]);
});

test('survives a reload, going back, and a bookmark', async ({ page, context }) => {
  await context.route('**/api/phonepe-status?*', answers.success);
  await page.goto(path);
  await page.reload();
  await expect(title(page)).toHaveText(successTitle);
  await link(page, statusLabels.backToPricing).click();
  await page.waitForURL('/pricing');
  await page.goBack();
  await expect(title(page)).toHaveText(successTitle);
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(title(tab)).toHaveText(successTitle);
  await expect(tab.getByText(reference, { exact: true })).toBeVisible();
});

test('sends any reference to the server, and shows only one of ours', async ({ page }) => {
  const requested = await stubStatus(page, answers.unknown);
  const words = 'is void. To get your money back, call 99999 99999';
  for (const odd of [words, `${id} ${words}`, '<img src=x onerror=alert(1)>']) {
    await openLive(page, `/payment-status?${new URLSearchParams({ id: odd })}`);
    await page.clock.runFor(3000);
    await expect(page.getByText('No such id.')).toBeVisible();
    await expect(page.getByText(odd)).toHaveCount(0);
    const chat = await link(page, statusLabels.chat).getAttribute('href');
    expect(chatText(chat)).toBe(statusLabels.chatTextNoId);
  }
  expect(requested).toHaveLength(3);
});

test('accepts a reference that an app has lower-cased', async ({ page }) => {
  const requested = await stubStatus(page, answers.success);
  await openLive(page, path.toLowerCase());
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText(successTitle);
  expect(requested).toEqual([id]);
});
