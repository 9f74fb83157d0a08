import { localPath } from '#contract/local-path.ts';
import { districtPath } from '#src/site/routes.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const { language, districts, labels } of readAllSites()) {
  const { field, open, unknown } = labels.districtFinder;
  const path = localPath(language, '/locations');

  for (const district of districts.slice(-2)) {
    const pathOfDistrict = localPath(language, districtPath(district.slug));
    const ways = [district.name, district.headquarters, district.slug.toUpperCase()];
    test(`${path} finds ${district.name} by name, main town and English name`, async ({ page }) => {
      for (const typed of ways) {
        await page.goto(path);
        await page.getByLabel(field).fill(`${typed} `);
        await page.getByLabel(field).press('Enter');
        await page.waitForURL(`**${pathOfDistrict}`);
      }
    });
  }

  test(`${path} reports an unknown district, until another is typed`, async ({ page }) => {
    await page.goto(path);
    const box = page.getByLabel(field);
    await box.fill('Atlantis');
    await page.getByRole('button', { name: open }).click();
    await expect(page.getByRole('alert')).toHaveText(unknown);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await box.fill('');
    await expect(page.getByRole('alert')).toBeHidden();
  });
}
