import sharp from 'sharp';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { expect, test } from './site.fixture.ts';

/** Three wide, four high, as from a phone that was held upright. */
const upright = await sharp({
  create: { width: 30, height: 40, channels: 3, background: '#b0211a' },
})
  .png()
  .toBuffer();

const withJobs = readAllSites().filter(({ jobs }) => jobs.length > 0);

test.use({ javaScriptEnabled: false });

for (const { language, jobs } of withJobs) {
  test(`${language}: filters the jobs by kind or place, without scripts`, async ({ page }) => {
    const [job] = jobs;
    await page.goto(localPath(language, '/work'));
    const shown = page.locator('[data-jobs] figure');
    await expect(shown.filter({ visible: true })).toHaveCount(jobs.length);
    const choice = page.locator('[data-jobs] select');
    await choice.selectOption(`kind-${job?.format}`);
    const ofKind = jobs.filter(({ format }) => format === job?.format);
    await expect(shown.filter({ visible: true })).toHaveCount(ofKind.length);
    await choice.selectOption(`place-${job?.district}`);
    const ofPlace = jobs.filter(({ district }) => district === job?.district);
    await expect(shown.filter({ visible: true })).toHaveCount(ofPlace.length);
    await choice.selectOption('all');
    await expect(shown.filter({ visible: true })).toHaveCount(jobs.length);
  });

  test(`${language}: shows jobs in pairs on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(localPath(language, '/work'));
    const lefts = await page
      .locator('[data-jobs] li')
      .evaluateAll((jobs) => jobs.map((job) => job.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(Math.min(2, jobs.length));
  });

  test(`${language}: shows an upright photograph whole`, async ({ page }) => {
    await page.route('**/_astro/*.avif', (route) =>
      route.fulfill({ body: upright, contentType: 'image/png' }),
    );
    await page.goto(localPath(language, '/work'));
    const image = page.locator('picture img').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    const box = await image.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4);
  });
}
