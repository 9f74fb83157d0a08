import { fill } from '#contract/fill.ts';
import { chatText, labels, pageContent } from './content.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const { path, name } of samplePages) {
  test(`floats on ${path} and names the page`, async ({ page }) => {
    await page.goto(path);
    const button = page.locator('a[href]').last();
    await expect(button).toHaveAccessibleName(labels.chat.float);
    expect(chatText(await button.getAttribute('href'))).toBe(
      fill(labels.chat.text, { page: name }),
    );

    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.boundingBox()).toEqual(box);
  });
}

test('opens WhatsApp', async ({ page, opened }) => {
  await page.goto('/');
  await page.locator('a[href]').last().click();
  await page.waitForURL('https://wa.me/**');
  const text = fill(labels.chat.text, { page: pageContent('index').breadcrumb });
  expect(opened.map(chatText)).toEqual([text]);
});
