import { expect, test } from './office.fixture.ts';
import { office } from './office-parts.ts';

/** Compressed scripts of the first page, in bytes. */
const bound = 180_000;

test('Today is compressed, and its scripts are cached for the next visit', {
  tag: '@core',
}, async ({ page }) => {
  const scripts = async () => {
    await expect(page.getByRole('region', { name: office.today.orders })).toBeVisible();
    return await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    });
  };
  await page.goto('/');
  const first = await scripts();
  const sum = first.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(bound);
  await page.reload();
  for (const { name, transferSize } of await scripts()) expect(transferSize, name).toBe(0);
});
