// The cities outside Bihar, as milestones along a road.
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { layOutBelowFold } from '../below-fold.ts';
import { expect, test } from './site.fixture.ts';

for (const { language, branches } of readAllSites()) {
  const [first = { name: '', slug: '' }] = branches;

  test(`stones of a row are one height in ${language}, and no name breaks`, async ({ page }) => {
    await page.goto(localPath(language, '/locations'));
    await page.evaluate(layOutBelowFold);
    const road = page
      .locator('main ul')
      .filter({ has: page.locator(`a[href$="/locations/${first.slug}"]`) })
      .filter({ hasText: first.name })
      .last();
    for (const width of [320, 360, 767, 768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const stones = await road.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          const name = document.createRange();
          name.selectNodeContents(link.firstElementChild ?? link);
          const { left, right } = name.getBoundingClientRect();
          const isInside = right - left <= link.clientWidth;
          return { top, height, lines: name.getClientRects().length, isInside };
        }),
      );
      expect(stones.length).toBeGreaterThan(branches.length - 1);
      expect(stones.filter(({ lines, isInside }) => lines !== 1 || !isInside)).toEqual([]);
      for (const { top, height } of stones) {
        const row = stones.filter((stone) => Math.abs(stone.top - top) < height / 2);
        expect(row.map((stone) => Math.round(stone.height))).toEqual(
          row.map(() => Math.round(height)),
        );
      }
    }
  });
}
