import { contactForm, fillForm, locations, services, typedWords, words } from './contact-fields.ts';
import { chatAddress, chatText, labels } from './content.ts';
import { expect, test } from './site.fixture.ts';

const { contact } = labels;

test.beforeEach(({ page }) => page.goto('/contact'));

test('has its fields, options and defaults', async ({ page }) => {
  const { name, email, location, service, message } = contactForm(page);
  for (const field of [name, email, message]) await expect(field).toHaveAttribute('required', '');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(location).toHaveValue(locations[0] ?? '');
  await expect(location.locator('option')).toHaveText(locations);
  await expect(service).toHaveValue(services[0] ?? '');
  await expect(service.locator('option')).toHaveText(services);
});

test.describe('the browser stops', () => {
  test('an empty form at its first field', { tag: '@core' }, async ({ page, context, opened }) => {
    const { name, send, live } = contactForm(page);
    await send.focus();
    await expect(live).toBeVisible();
    await send.click();
    await expect(name).toBeFocused();
    expect(context.pages()).toHaveLength(1);
    expect(opened).toEqual([]);
  });

  for (const wrong of ['rakesh', 'rakesh@', '@example.com']) {
    test(`the e-mail address ${wrong}`, async ({ page, context, opened }) => {
      const { email, send, live } = contactForm(page);
      await fillForm(page);
      await email.fill(wrong);
      await expect(live).toBeVisible();
      await send.click();
      await expect(email).toBeFocused();
      // In the browser's own words: the form sets none (docs/product.md, Contact form).
      expect(await email.evaluate((field: HTMLInputElement) => field.validity.customError)).toBe(
        false,
      );
      expect(context.pages()).toHaveLength(1);
      expect(opened).toEqual([]);
    });
  }
});

test('says on a phone that WhatsApp is open, above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { send, live } = contactForm(page);
  await fillForm(page);
  await expect(live).toBeVisible();
  // Just above the bar, so that the note comes below it.
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await send.click();
  const bar = await page.getByRole('complementary', { name: labels.chat.float }).boundingBox();
  await expect
    .poll(async () => {
      const note = await page.getByRole('link', { name: contact.opened }).boundingBox();
      return (note?.y ?? 740) + (note?.height ?? 0);
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
});

test('opens WhatsApp in a new tab with every word of the form', { tag: '@core' }, async ({
  page,
  opened,
}) => {
  const { send, live } = contactForm(page);
  await fillForm(page);
  await expect(live).toBeVisible();
  const tab = page.waitForEvent('popup');
  await send.click();
  await (await tab).waitForURL(`${chatAddress}?text=**`);
  const text = chatText(opened[0] ?? null);
  for (const typed of Object.values(words)) expect(text).toContain(typed);

  expect(await typedWords(page)).toEqual(words);
  await expect(page.getByRole('link', { name: contact.opened })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('shows the link if the browser blocks the new tab', async ({ page, opened }) => {
  await page.evaluate(() => {
    window.open = (address) => {
      document.body.dataset.opened = String(address);
      return null;
    };
  });
  const { send, live } = contactForm(page);
  await fillForm(page);
  await expect(live).toBeVisible();
  await send.click();
  const link = page.getByRole('link', { name: contact.blocked });
  await expect(link).toBeVisible();
  const address = await page.locator('body').getAttribute('data-opened');
  expect(await link.getAttribute('href')).toBe(address);
  for (const typed of Object.values(words)) expect(chatText(address)).toContain(typed);
  expect(await typedWords(page)).toEqual(words);
  expect(opened).toEqual([]);

  const tab = page.waitForEvent('popup');
  await link.click();
  await (await tab).waitForURL('https://wa.me/**');
  expect(chatText(opened[0] ?? null)).toBe(chatText(address));
});
