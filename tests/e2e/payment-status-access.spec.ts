import { expectAccess } from './axe-faults.ts';
import { answer, statusLabels, testMode } from './checkout-parts.ts';
import { answers, openLive, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const [name, verdict] of [
  ['success', statusLabels.successTitle],
  ['cancelled', statusLabels.failureTitle],
  ['silent', statusLabels.pendingTitle],
  ['fault', statusLabels.errorTitle],
] as const) {
  test(`“${name}” fits and keeps WCAG 2.2 AA`, async ({ page }) => {
    await page.route('**/api/payment-mode', answer({ testMode: true }));
    const requested = await stubStatus(page, answers[name]);
    await openLive(page);
    await page.clock.runFor(3000);
    await expect.poll(() => requested.length).toBe(1);
    await expect(title(page)).toHaveText(verdict);
    await expect(page.getByText(testMode)).toBeVisible();
    await page.clock.resume();
    await expectAccess(page, [320]);
  });
}
