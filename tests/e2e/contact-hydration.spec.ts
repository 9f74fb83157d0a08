import { contactForm, fillForm, typedWords, words } from './contact-fields.ts';
import { expect, test } from './site.fixture.ts';

test('the script is fetched when the form is touched and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { form, name, live } = contactForm(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const ofThePage = [...scripts];
  await form.scrollIntoViewIfNeeded();
  await form.hover();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(ofThePage);
  await name.focus();
  await expect(live).toBeVisible();
  expect(scripts.length).toBeGreaterThan(ofThePage.length);
});

test('a tap on the form is enough', async ({ page }) => {
  const { form, live } = contactForm(page);
  await page.goto('/contact');
  await expect(live).toHaveCount(0);
  await form.click({ position: { x: 4, y: 4 } });
  await expect(live).toBeVisible();
});

test('input from before the script arrives is kept', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  const { live, message } = contactForm(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillForm(page);
  await expect(live).toHaveCount(0);
  release.resolve();
  await expect(live).toBeVisible();
  expect(await typedWords(page)).toEqual(words);
  await expect(message).toBeFocused();
});
