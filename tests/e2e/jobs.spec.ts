import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { expect, test } from './site.fixture.ts';

const withJobs = readAllSites().filter(({ jobs }) => jobs.length > 0);

test.use({ javaScriptEnabled: false });

for (const { language, jobs } of withJobs) {
  test(`${language}: leaves the jobs of one kind or one place, without scripts`, async ({
    page,
  }) => {
    const [job] = jobs;
    await page.goto(localPath(language, '/work'));
    const shown = page.locator('[data-jobs] figure');
    await expect(shown.filter({ visible: true })).toHaveCount(jobs.length);
    await page.locator(`[value="kind-${job?.format}"]`).check();
    const ofKind = jobs.filter(({ format }) => format === job?.format);
    await expect(shown.filter({ visible: true })).toHaveCount(ofKind.length);
    await page.locator(`[value="place-${job?.district}"]`).check();
    const ofPlace = jobs.filter(({ district }) => district === job?.district);
    await expect(shown.filter({ visible: true })).toHaveCount(ofPlace.length);
    await page.locator('[data-jobs] [value="all"]').check();
    await expect(shown.filter({ visible: true })).toHaveCount(jobs.length);
  });
}
