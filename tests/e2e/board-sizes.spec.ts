// The sizes of boards with their prices, on the page that has them: to the checkout, with and without scripts.
import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { totalOf } from '#tests/fixtures/content.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { checkout } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const { catalogue, labels, language, pages, payment } of readAllSites()) {
  const boards = pages.flatMap(({ slug, sections }) =>
    sections.flatMap((section) =>
      section.type === 'board-sizes' ? [{ path: localPath(language, `/${slug}`), section }] : [],
    ),
  );
  for (const { path, section } of boards) {
    const service = findService(catalogue, section.from);
    const amountPaise = service?.amountPaise ?? 0;
    const payFor = (area: number) => {
      const priced = service && { ...service, amountPaise };
      const price = formatPaise(priced ? totalOf(priced, area) : 0);
      return fill(payment.checkout.pay, { price });
    };
    const sizeOf = (size: { width: number; height: number }) => fill(payment.counts.size, size);

    test(`each size of ${path} has its price and leads to its checkout`, async ({ page }) => {
      await page.goto(path);
      for (const { width, height } of section.sizes) {
        const name = sizeOf({ width, height });
        const row = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) });
        await expect(row).toContainText(formatPaise(amountPaise * width * height));
        const order = checkoutPath(section.from, amountPaise, width * height, { width, height });
        const book = row.getByRole('link', { name: `${labels.actions.book} ${name}` });
        await expect(book).toHaveAttribute('href', localPath(language, order));
      }
      const { width, height } = section.sizes[0] ?? { width: 0, height: 0 };
      await page.getByRole('link', { name: sizeOf({ width, height }) }).click();
      await expect(checkout(page).pay).toHaveText(payFor(width * height));
    });

    test(`any other size of ${path} leads to its checkout`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel(payment.checkout.width).fill('2.5');
      await page.getByLabel(payment.checkout.height).fill('3');
      await page.getByRole('button', { name: labels.boardSizes.see }).click();
      await expect(checkout(page).pay).toHaveText(payFor(8));
      await expect(page.getByText(sizeOf({ width: 2.5, height: 3 }))).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
    });

    test(`an invalid size from ${path} shows an error at the checkout`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel(payment.checkout.width).fill('wide');
      await page.getByLabel(payment.checkout.height).fill('3');
      await page.getByRole('button', { name: labels.boardSizes.see }).click();
      const width = page.getByLabel(payment.checkout.width);
      await expect(width).toHaveValue('wide');
      await expect(width).toHaveAttribute('aria-invalid', 'true');
    });
  }
}
