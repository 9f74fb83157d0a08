import { fill } from '#contract/fill.ts';
import { agency, labels } from './content.ts';
import { brandLetters } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const { brand } = agency;
const letters = [...brand];

const animationsOf = (elements: Element[]) =>
  elements.map((element) => getComputedStyle(element).animationName);

test('the brand is read as one name', async ({ page }) => {
  await page.goto('/about');
  const name = fill(labels.header.home, { brand });
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(brandLetters(page)).toHaveText(letters);
});

test('its letters appear 0.1 s apart', async ({ page }) => {
  await page.goto('/');
  const delays = await brandLetters(page).evaluateAll((elements) =>
    elements.map((element) => Number.parseFloat(getComputedStyle(element).animationDelay)),
  );
  expect(delays).toEqual(letters.map((_, index) => index / 10));
  expect(await brandLetters(page).evaluateAll(animationsOf)).not.toContain('none');
});

test('all its letters appear on the first page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('animationend', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.ended = '';
    });
  });
  await page.goto('/');
  await expect(page.locator('header a [data-ended]')).toHaveCount(letters.length);
});

test('no animation runs once they have appeared', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('it stands still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const animations = await brandLetters(page).evaluateAll(animationsOf);
  expect(animations).toEqual(letters.map(() => 'none'));
});

test('its letters appear on every page of a visit', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  expect(await brandLetters(page).evaluateAll(animationsOf)).not.toContain('none');
});

test('a display font that does not arrive is no error', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  expect((await failed).url()).toContain('.woff2');
  // The fixture fails the test if a script throws; a round trip gives it time to notice.
  await page.evaluate(() => new Promise(requestAnimationFrame));
});
