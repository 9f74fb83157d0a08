import { randomUUID } from 'node:crypto';
import { fill } from '#contract/fill.ts';
import { service } from '#tests/fixtures/content.ts';
import { readLanguageNames, readWords } from '../../office/words/read-words.ts';
import { expect, invite, memberName, signedOut, test, windows } from './office.fixture.ts';
import { announcement, openForm, paidOrder, price } from './office-parts.ts';

const hindi = readWords('hi');
const { office } = hindi;
const own = readLanguageNames().find(({ language }) => language === 'hi')?.name ?? '';

test.use({ storageState: signedOut });

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('from sign-in to a note in Hindi', async ({ page }) => {
      const order = await paidOrder({ name: `सुनीता ${randomUUID()}`, language: 'hi' });
      await page.goto(await invite(memberName()));
      await page.getByRole('button', { name: own }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
      await page.getByRole('button', { name: office.signIn.button }).click();
      await page.getByRole('link', { name: office.shell.find, exact: true }).click();
      await page.getByLabel(office.find.field).fill(order.phone);
      await page.getByRole('main').getByRole('link', { name: order.name }).click();

      const chat = page.getByRole('link', {
        name: fill(office.actions.whatsappName, { name: order.name }),
      });
      const href = new URL((await chat.getAttribute('href')) ?? '');
      expect(href.pathname).toBe(`/91${order.phone}`);
      const code = await page.getByRole('heading', { level: 1 }).textContent();
      expect(href.searchParams.get('text')).toBe(
        fill(office.whatsapp.paid, {
          name: order.name,
          price,
          service: hindi.services[service.name] ?? '',
          code: /\w{3}-\w{3}/.exec(code ?? '')?.[0] ?? '',
        }),
      );
      await page.getByRole('button', { name: office.actions.note, exact: true }).click();
      await openForm(page).getByLabel(office.order.noteField).fill('सोमवार को फ़ोन करें');
      await openForm(page).getByRole('button', { name: office.actions.note }).click();
      await expect(announcement(page, office.actions.noteDone)).toBeVisible();
      // It stays so at the next visit.
      await page.reload();
      await expect(page.getByRole('heading', { name: office.order.timeline })).toBeVisible();
    });
  });
}
