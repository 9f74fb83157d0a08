import { fill } from '#contract/fill.ts';
import { displayPhone } from '#src/site/links.ts';
import { agency, chatText, labels, pageContent } from './content.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('floats on every kind of page and names it', async ({ page }) => {
  test.slow();
  for (const { path, name } of samplePages) {
    await test.step(path, async () => {
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
});

test('opens WhatsApp', async ({ page, opened }) => {
  await page.goto('/');
  await page.locator('a[href]').last().click();
  await page.waitForURL('https://wa.me/**');
  const text = fill(labels.chat.text, { page: pageContent('index').breadcrumb });
  expect(opened.map(chatText)).toEqual([text]);
});

for (const width of [320, 768, 1023]) {
  test(`is half of a bar below every control at ${width} px, which hides for a focused field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/contact');
    const bar = page.locator('[data-chat]');
    const call = bar.getByRole('link').first();
    const box = await bar.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, 1024]);
    expect((await call.boundingBox())?.width).toBeCloseTo(width / 2, 0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // The ground of the footer goes on below the bar.
    const lowest = await page.getByRole('contentinfo').locator('> *').last().boundingBox();
    const end = Math.floor((lowest?.y ?? Infinity) + (lowest?.height ?? 0));
    expect(end).toBeLessThanOrEqual(box?.y ?? 0);
    await page.getByRole('textbox').first().focus();
    await expect(bar).toBeHidden();
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is in the gutter of every kind of page, clear of every control', async ({ page }) => {
    test.slow();
    for (const { path } of samplePages) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const width of [1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const box = await page.locator('a[href]').last().boundingBox();
          expect([box?.width, box?.height]).toEqual([56, 56]);
          const rightmost = await page.evaluate(() => {
            const controls = [
              ...document.querySelectorAll('main a, main button, input, textarea, select'),
            ];
            return Math.max(...controls.map((control) => control.getBoundingClientRect().right));
          });
          expect(box?.x).toBeGreaterThan(rightmost);
        }
      });
    }
  });

  test('is below the prompt', async ({ page }) => {
    await page.goto('/about');
    const prompt = page.locator('[data-prompt]');
    await expect(prompt).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await prompt.boundingBox()) ?? {};
    const button = await page.locator('a[href]').last().boundingBox();
    expect(y + height).toBeLessThan(button?.y ?? 0);
    expect(x + width).toBeGreaterThan(button?.x ?? Infinity);
  });

  for (const way of ['pointed at', 'focused']) {
    test(`shows number and code while it is ${way}, until Escape`, async ({ page }) => {
      await page.goto('/about');
      const button = page.locator('a[href]').last();
      const card = page.locator('[data-chat] figure');
      const come = () => (way === 'focused' ? button.focus() : button.hover());
      await expect(card).toBeHidden();
      await come();
      await expect(card).toContainText(displayPhone(agency.contact.phones[0]));
      const code = card.locator('img');
      expect((await code.boundingBox())?.width).toBeGreaterThan(80);
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await page.mouse.move(20, 300);
      await page.locator('main').focus();
      await come();
      await expect(card).toBeVisible();
    });
  }
});
