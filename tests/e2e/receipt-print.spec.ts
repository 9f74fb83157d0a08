import { type PrintedSheet, printSheets, withoutSpace } from '#tests/fixtures/printed-sheets.ts';
import { answer, statusLabels } from './checkout-parts.ts';
import { agency } from './content.ts';
import { id, openLive, placed, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

const message = 'We have received your money. We will call you on your number. '.repeat(3);
const paid = answer({ success: true, code: 'PAYMENT_SUCCESS', message, order: placed });

/** Millimetres of a sheet of A5. */
const a5 = { widthMm: 148, heightMm: 210 };

test('a receipt is printed on one page of A5, without controls', async ({ page }) => {
  await stubStatus(page, paid);
  await openLive(page);
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText(statusLabels.successTitle);
  const sheets = await printSheets(page);
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets as [PrintedSheet];
  expect(sheet).toMatchObject({ ...a5, cutOff: [] });
  const { legalName, address } = agency.seller;
  for (const text of [
    id,
    placed.service,
    statusLabels.next.text,
    // Below the code of the chat.
    statusLabels.chat,
    legalName,
    address,
    agency.brand,
  ]) {
    expect(sheet.text).toContain(withoutSpace(text));
  }
  const { copy, print, mail, sendReceipt } = statusLabels;
  for (const label of [copy, print, mail, sendReceipt]) {
    expect(sheet.text).not.toContain(withoutSpace(label));
  }
});
