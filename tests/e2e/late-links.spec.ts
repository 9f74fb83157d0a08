import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { runToLateScript } from './late-script.ts';
import { expect, test } from './site.fixture.ts';

const languages = readAllSites().map(({ language }) => language);
const links = [
  ['icon', () => '/icon.svg'],
  ['manifest', (language: string) => localPath(language, '/site.webmanifest')],
] as const;

for (const language of languages) {
  for (const path of ['/', '/about']) {
    test(`${localPath(language, path)} links icon and manifest after its first paint`, async ({
      page,
      request,
    }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(localPath(language, path));
      const linked = (rel: string) => page.locator(`head > link[rel=${rel}]`);
      await expect(linked('manifest')).toHaveCount(0);
      await runToLateScript(page);
      for (const [rel, address] of links) {
        await expect(linked(rel)).toHaveAttribute('href', address(language));
        expect((await request.get(address(language))).status()).toBe(200);
      }
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('icon and manifest are linked from the start', async ({ page }) => {
    await page.goto('/about');
    for (const [rel] of links) {
      await expect(page.locator(`head > noscript > link[rel=${rel}]`)).toHaveCount(1);
    }
  });
});
