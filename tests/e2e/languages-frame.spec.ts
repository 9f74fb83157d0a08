// Menu and chat prompt in every other language than the default one.

import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { chatText, first } from './content.ts';
import { expect, test } from './site.fixture.ts';

const [, ...others] = readAllSites();

for (const { assistants, labels, language, navigation, pages } of others) {
  const at = (path: string) => localPath(language, path);

  test.describe(`in ${labels.language.name}`, () => {
    test('the menu of a phone leads on', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(at('/about'));
      const { name, items } = navigation.services;
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: labels.header.menu, exact: true }).click();
      await header.getByRole('button', { name: fill(labels.header.open, { name }) }).click();
      const target = first(items);
      await header.getByRole('link', { name: target.name, exact: true }).click();
      await page.waitForURL(`**${at(target.path)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', labels.language.code);
    });

    test('the chat prompt greets, and its reply names the page', async ({ page }) => {
      await page.goto(at('/about'));
      const prompt = page.locator('[data-prompt]');
      await expect(prompt).toBeVisible();
      const said = await prompt.locator('p').last().textContent();
      const greetings = assistants.flatMap((one) =>
        one.greetings.map((greeting) => ({ name: one.name, ...greeting })),
      );
      const { name, reply } = first(greetings.filter(({ text }) => text === said));
      const about = first(pages.filter(({ slug }) => slug === 'about'));
      const link = prompt.getByRole('link', { name: labels.chat.open });
      expect(chatText(await link.getAttribute('href'))).toBe(
        fill(labels.chat.reply, { name, reply, page: about.breadcrumb }),
      );
    });
  });
}
