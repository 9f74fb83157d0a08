import {
  accept,
  checkout,
  fillDetails,
  openOrder,
  payWords,
  stubPayment,
  words,
} from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

test('has the fields of the specification, with help for phones', async ({ page }) => {
  await openOrder(page);
  const { name, email, phone, form } = checkout(page);
  for (const field of [name, email, phone]) await expect(field).toHaveAttribute('required', '');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await expect(phone).toHaveAttribute('placeholder', '10-Digit Phone Number');
  await phone.pressSequentially('98765432101234');
  await expect(phone).toHaveValue('9876543210');
  const text = (await form.textContent()) ?? '';
  expect(text.indexOf(words.taxes)).toBeGreaterThan(0);
  expect(text.indexOf(words.taxes)).toBeLessThan(text.indexOf(payWords));
  await expect(form).toContainText(words.privacy);
  await expect(form.getByRole('link', { name: words.privacyLink })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('says what is missing, beside each field, and goes to the first', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page);
  const { name, email, phone, pay } = checkout(page);
  await pay.click();
  await expect(name).toBeFocused();
  for (const [field, text] of [
    [name, words.nameMissing],
    [email, words.emailWrong],
    [phone, words.phoneWrong],
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

for (const phone of ['987654321', '98765abcde', '+919876543', '          ']) {
  test(`does not take ${JSON.stringify(phone)} for a phone number`, async ({ page }) => {
    const requests = await stubPayment(page, accept);
    await openOrder(page);
    await fillDetails(page);
    const form = checkout(page);
    await form.phone.fill(phone);
    await form.phone.press('Enter');
    await expect(form.phone).toBeFocused();
    await expect(form.phone).toHaveAccessibleDescription(words.phoneWrong);
    expect(requests).toEqual([]);
  });
}
