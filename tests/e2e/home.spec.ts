import { localPath } from '#contract/local-path.ts';
import { sceneSide, surfaces } from '#src/features/paint/surfaces.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { expect, test } from './site.fixture.ts';

/** Where the board of the street ends, measured from the foot of the picture in parts of its width. */
const { y, height } = surfaces.hoarding.ground;
const belowBoard = (sceneSide - y - height) / sceneSide;

for (const { language } of readAllSites()) {
  test(`offer, chat and the board are on the first screen of a phone in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localPath(language, '/'));
    const hero = page.locator('main > section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(hero.locator('a[href^="https://wa.me/"]')).toBeInViewport({ ratio: 1 });
    const picture = hero.getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const box = await picture.boundingBox();
    const bar = await page.locator('[data-chat]').boundingBox();
    if (!box || !bar) throw new Error('there is no picture or no bar');
    expect(box.y + box.height - belowBoard * box.width).toBeLessThanOrEqual(bar.y);
  });
}

for (const width of [360, 768, 1024, 1100, 1280, 1920]) {
  test(`the street is as wide as its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    const picture = page.locator('main > section').first().getByRole('img');
    const shown = await picture.evaluate((image, side) => {
      const [across, down] = [image.clientWidth / side, image.clientHeight / side];
      const isWhole = getComputedStyle(image).objectFit === 'contain';
      return image.clientWidth / (isWhole ? Math.min(across, down) : Math.max(across, down));
    }, sceneSide);
    expect(shown).toBeGreaterThanOrEqual(sceneSide - 1);
  });
}

test('a button stays under the pointer at its edge', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('main > section').first().locator('a[href^="https://wa.me/"]');
  const before = await button.boundingBox();
  if (!before) throw new Error('there is no button');
  await page.mouse.move(before.x + before.width / 2, before.y + 1);
  await expect.poll(() => button.evaluate((link) => link.matches(':hover'))).toBe(true);
  expect(await button.boundingBox()).toEqual(before);
});
