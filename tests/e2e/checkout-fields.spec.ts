import { service } from '#tests/fixtures/content.ts';
import {
  accept,
  checkout,
  checkoutLabels,
  costsOf,
  fillDetails,
  openOrder,
  payLabel,
  providerPage,
  stubPayment,
} from './checkout-parts.ts';
import { site } from './content.ts';
import { expect, test } from './site.fixture.ts';

test('has three required fields, with help for phones', async ({ page }) => {
  await openOrder(page);
  const { name, email, phone, form } = checkout(page);
  for (const field of [name, email, phone]) await expect(field).toHaveAttribute('required', '');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await expect(phone).toHaveAttribute('placeholder', checkoutLabels.phonePlaceholder);
  const text = (await form.textContent()) ?? '';
  const costs = costsOf(site, service.name);
  expect(text.indexOf(costs)).toBeGreaterThan(0);
  expect(text.indexOf(costs)).toBeLessThan(text.indexOf(payLabel));
  expect(text.indexOf(checkoutLabels.next)).toBeGreaterThan(text.indexOf(payLabel));
  const privacy = page.getByText(checkoutLabels.privacy);
  await expect(privacy).toBeHidden();
  await page.getByText(checkoutLabels.privacyTitle).click();
  await expect(privacy).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: checkoutLabels.privacyLink })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('shows an error at each empty field, and focuses the first', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page);
  const { name, email, phone, pay } = checkout(page);
  await pay.click();
  await expect(name).toBeFocused();
  for (const [field, text] of [
    [name, checkoutLabels.nameMissing],
    [email, checkoutLabels.emailWrong],
    [phone, checkoutLabels.phoneWrong],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await name.fill('Asha');
  await expect(name).toHaveAccessibleDescription('');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await pay.click();
  await expect(email).toBeFocused();
  expect(requests).toEqual([]);
});

test('scrolls the first invalid field into view, with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openOrder(page);
  const { pay, form } = checkout(page);
  const label = form.getByText(checkoutLabels.name, { exact: true });
  const isSeen = () =>
    label.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === element;
    });
  await page.getByText(checkoutLabels.refund).scrollIntoViewIfNeeded();
  await pay.scrollIntoViewIfNeeded();
  expect(await isSeen()).toBe(false);
  await pay.click();
  await expect.poll(isSeen).toBe(true);
});

for (const written of ['+91 98765 43210', '98765-43210', '09876543210']) {
  test(`sends the ten digits of ${written}`, async ({ page }) => {
    const requests = await stubPayment(page, accept);
    await openOrder(page);
    await fillDetails(page);
    const { phone, pay } = checkout(page);
    await phone.fill('');
    await phone.pressSequentially(written);
    await expect(phone).toHaveValue(written);
    await pay.click();
    await page.waitForURL(providerPage);
    expect(requests.map((request) => request.postDataJSON().phone)).toEqual(['9876543210']);
  });
}

for (const phone of ['98765432101234', '987654321', '98765abcde', '+919876543', '          ']) {
  test(`rejects the phone number ${JSON.stringify(phone)}`, async ({ page }) => {
    const requests = await stubPayment(page, accept);
    await openOrder(page);
    await fillDetails(page);
    const form = checkout(page);
    await form.phone.fill(phone);
    await form.phone.press('Enter');
    await expect(form.phone).toBeFocused();
    await expect(form.phone).toHaveAccessibleDescription(checkoutLabels.phoneWrong);
    expect(requests).toEqual([]);
  });
}
