import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { onPath } from '#tests/fixtures/installed.ts';
import { expect, test, windows } from './office.fixture.ts';
import { office, paidOrder, price } from './office-parts.ts';

const { sheet, shell } = office;

/** Names that a spreadsheet would run as formulas if they were not escaped. */
const formulas = ['=1+1', '+91 Asha', '-2+3 Asha', '@SUM(A1:A9)', '\u00a0=1+1'];
const hindi = 'राकेश "RK" कुमार, सिवान';

/**
 * What the import dialog of LibreOffice offers for such a file: commas, quotation marks, UTF-8, all lines. Beyond
 * that, the last one runs formulas.
 */
const importOptions = '44,34,76,1,,0,false,false,false,false,false,0,true';

const program = onPath('soffice', 'libreoffice');

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('the month is a sheet with every payment', async ({ page }) => {
      const order = await paidOrder();
      await page.goto('/');
      await page.getByRole('link', { name: shell.month, exact: true }).click();
      const row = page.getByRole('row').filter({ hasText: order.name });
      await expect(row).toContainText(price);
      await expect(page.getByRole('columnheader', { name: sheet.amount })).toBeVisible();
      await page.getByRole('link', { name: sheet.earlier }).click();
      await expect(page.getByText(sheet.none)).toBeVisible();
      await page.getByRole('link', { name: sheet.later }).click();
      await expect(row).toContainText(price);
      await row.getByRole('link', { name: order.name }).click();
      await expect(page.getByText(order.name, { exact: true })).toBeVisible();
    });
  });
}

test('its file opens in LibreOffice with Hindi names and no formula', async ({
  page,
}, testInfo) => {
  test.skip(program === undefined, 'LibreOffice is not installed');
  for (const name of [...formulas, hindi]) await paidOrder({ name });
  await page.goto('/');
  await page.getByRole('link', { name: shell.month, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: sheet.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d\.csv$/);
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  const words = [
    `-env:UserInstallation=file://${testInfo.outputPath('profile')}`,
    '--headless',
    `--infilter=CSV:${importOptions}`,
    // A flat file, which names every formula.
    ...['--convert-to', 'fods', '--outdir', testInfo.outputPath(), file],
  ];
  await promisify(execFile)(program ?? '', words, { timeout: 90_000 });
  const book = await readFile(file.replace(/csv$/, 'fods'), 'utf8');
  expect(book).toContain(hindi.replaceAll('"', '&quot;'));
  expect(book).toContain('@SUM(A1:A9)');
  expect(book).not.toContain('table:formula');
});
