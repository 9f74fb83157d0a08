import { axeViolations } from '../axe.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

for (const { path } of samplePages) {
  test(`everything on ${path} stands in a landmark`, async ({ page }) => {
    await page.goto(path);
    const violations = await axeViolations(page, ['region']);
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}
