// What a visitor of another language than the default one meets; none of it where there is one language.

import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { answer, orderId, typed } from './checkout-parts.ts';
import { chatText, first, labels } from './content.ts';
import { expect, test } from './site.fixture.ts';

const [, ...others] = readAllSites();

for (const { labels: local, language, pages, payment } of others) {
  const at = (path: string) => localPath(language, path);
  const titleOf = (slug: string) =>
    first(pages.filter((page) => page.slug === slug)).sections.flatMap((section) =>
      section.type === 'hero' ? [section.title] : [],
    )[0] ?? '';

  test.describe(`in ${local.language.name}`, () => {
    test('one tap leads to the same page, and one back', async ({ page }) => {
      await page.goto('/services/seo');
      const link = (name: string) =>
        page.getByRole('banner').getByRole('link', { name, exact: true });
      await link(local.language.name).click();
      await page.waitForURL(`**${at('/services/seo')}`);
      await expect(page.locator('html')).toHaveAttribute('lang', local.language.code);
      await link(labels.language.name).click();
      await page.waitForURL((url) => url.pathname === '/services/seo');
    });

    for (const width of [320, 360, 1024, 1280]) {
      test(`the header has one row at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        for (const path of ['/about', at('/about')]) {
          await page.goto(path);
          const header = page.getByRole('banner');
          const heights = await header
            .locator('a:visible, button:visible')
            .evaluateAll((elements) =>
              elements.map((element) => {
                const { top, bottom } = element.getBoundingClientRect();
                return Math.round((top + bottom) / 2);
              }),
            );
          expect(Math.max(...heights) - Math.min(...heights), path).toBeLessThanOrEqual(12);
        }
      });
    }

    test('unknown addresses have its not-found pages', async ({ page }) => {
      const unknown = { '/no-such-page': '404', '/locations/atlantis': 'district-not-found' };
      for (const [path, slug] of Object.entries(unknown)) {
        const response = await page.goto(at(path));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(slug));
      }
      expect((await page.request.get(`${at('/About')}/`, { maxRedirects: 0 })).status()).toBe(308);
    });

    test('a status is requested in it', async ({ page }) => {
      const request = page.waitForRequest('**/api/phonepe-status?*');
      const pending = { success: false, code: 'PAYMENT_PENDING', message: payment.server.pending };
      await page.route('**/api/phonepe-status?*', answer(pending));
      await page.goto(at(`/payment-status?id=${orderId}`));
      expect(new URL((await request).url()).searchParams.get('language')).toBe(language);
      await expect(page.getByRole('heading', { name: payment.status.pendingTitle })).toBeVisible();
      await expect(page.getByText(payment.server.pending)).toBeVisible();
    });

    test('the contact form writes in it with its script', async ({ page, opened }) => {
      const { contact } = local;
      await page.goto(at('/contact'));
      const form = page.locator('form');
      await form.getByLabel(contact.name).fill('Asha');
      await form.getByLabel(contact.email).fill(typed.email);
      await form.getByLabel(contact.message).fill('Boards');
      await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
      const fields = {
        name: 'Asha',
        email: typed.email,
        message: 'Boards',
        location: await form.getByLabel(contact.location).inputValue(),
        service: await form.getByLabel(contact.service).inputValue(),
      };
      await form.getByRole('button', { name: contact.send }).click();
      await expect(page.getByRole('link', { name: contact.opened })).toBeVisible();
      expect(chatText(opened[0] ?? null)).toBe(fill(contact.messageText, fields));
    });

    test('the contact form writes in it without its script', async ({ page }) => {
      await page.goto(at('/contact'));
      const form = page.locator('form');
      await expect(form).toHaveAttribute('action', at('/contact/send'));
      const fields = {
        name: 'Asha',
        email: typed.email,
        message: 'Boards',
        location: 'A',
        service: 'B',
      };
      const query = new URLSearchParams(fields);
      const sent = await page.request.get(`${at('/contact/send')}?${query}`, { maxRedirects: 0 });
      expect(chatText(sent.headers().location ?? null)).toBe(
        fill(local.contact.messageText, fields),
      );
    });
  });
}

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('gets the page of the address, whatever the query says', async ({ page }) => {
    await page.goto('/about?lang=hi');
    await expect(page).toHaveURL('/about?lang=hi');
    await expect(page.locator('html')).toHaveAttribute('lang', labels.language.code);
  });
});
