import type { BrowserContext, Page } from '@playwright/test';
import { incompleteAnchor } from '#contract/contact-message.ts';
import { fill } from '#contract/fill.ts';
import { contactForm, fillForm, typedWords, words } from './contact-fields.ts';
import { chatText, labels } from './content.ts';
import { expect, test } from './site.fixture.ts';

/** Sends the form; in a new tab the server leads to WhatsApp with all that was typed, and nothing is lost. */
async function sendsEveryWord(page: Page, context: BrowserContext): Promise<void> {
  await fillForm(page);
  await expect(contactForm(page).live).toHaveCount(0);
  const tab = page.waitForEvent('popup');
  // The request is made only if the page's form-action allows the redirect.
  const left = context.waitForEvent('request', (one) => one.url().startsWith('https://wa.me/'));
  await contactForm(page).send.click();
  await tab;
  expect(chatText((await left).url())).toBe(fill(labels.contact.messageText, words));
  expect(await typedWords(page)).toEqual(words);
  await expect(page).toHaveURL('/contact');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to WhatsApp in a new tab', { tag: '@core' }, async ({ page, context }) => {
    await page.goto('/contact');
    await sendsEveryWord(page, context);
  });

  test('the browser stops at an empty field', async ({ page, context }) => {
    await page.goto('/contact');
    const { message, name, send } = contactForm(page);
    await send.click();
    await expect(name).toBeFocused();
    await fillForm(page);
    await message.fill('');
    await send.click();
    await expect(message).toBeFocused();
    expect(context.pages()).toHaveLength(1);
  });

  test('a form that the server sends back says why', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(labels.contact.incomplete)).toBeHidden();
    await fillForm(page);
    const { name, send } = contactForm(page);
    await name.fill(' ');
    const tab = page.waitForEvent('popup');
    await send.click();
    await (await tab).waitForURL(`/contact#${incompleteAnchor}`);
    await expect((await tab).getByText(labels.contact.incomplete)).toBeVisible();
  });
});

test('a form whose script is blocked does the same', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/contact');
  await sendsEveryWord(page, context);
});

test('a form whose script is late does the same', async ({ page, context }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await sendsEveryWord(page, context);
  release.resolve();
  await expect(contactForm(page).live).toBeVisible();
  expect(await typedWords(page)).toEqual(words);
});
