import type { Page } from '@playwright/test';
import { expectAccess } from './axe-faults.ts';
import { expect, invite, memberName, test } from './office.fixture.ts';
import {
  announcement,
  flaggedOrder,
  formButton,
  office,
  openForm,
  openOrder,
  type PlacedOrder,
  paidOrder,
  tapChat,
} from './office-parts.ts';

const { actions, content, devices, find, leads, order: labels, receipt, sheet, shell } = office;
const { signIn } = office;

const main = (page: Page) => page.getByRole('main');

/** Every page, and every form of an order's page. */
const states: Record<string, (page: Page, order: PlacedOrder) => Promise<void>> = {
  'a sign-in link': async (page) => {
    await page.goto(await invite(memberName()));
    await expect(page.getByRole('button', { name: signIn.button })).toBeVisible();
  },
  'nobody signed in': async (page) => {
    await page.context().clearCookies();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: signIn.signedOutTitle })).toBeVisible();
  },
  Today: async (page, order) => {
    await page.goto('/');
    await expect(main(page).getByText(order.name).first()).toBeVisible();
  },
  'found orders': async (page, order) => {
    await page.goto(`/orders?q=${order.phone}`);
    await expect(main(page).getByText(order.name)).toBeVisible();
  },
  'no order found': async (page) => {
    await page.goto('/orders?q=nobody-at-all&from=2026-02-01&to=2026-02-02');
    await expect(page.getByText(find.noneHint)).toBeVisible();
  },
  'an order': (page, order) => openOrder(page, order),
  'a form with a mistake': async (page, order) => {
    await openOrder(page, order);
    await formButton(page, 'note').click();
    await openForm(page).getByRole('button', { name: actions.note }).click();
    await expect(openForm(page).getByRole('alert').first()).toHaveText(labels.wordsMissing);
  },
  'a refund': async (page, order) => {
    await openOrder(page, order);
    await formButton(page, 'refund').click();
    await expect(openForm(page)).toContainText('₹');
  },
  'a settlement': async (page) => {
    const flagged = await flaggedOrder();
    await page.goto(`/orders/${flagged.id}#resolve`);
    await expect(openForm(page)).toContainText(labels.resolveText);
  },
  'an erasure': async (page, order) => {
    await openOrder(page, order);
    await formButton(page, 'forget').click();
    await expect(openForm(page)).toContainText(labels.forgetText);
  },
  'a receipt': async (page, order) => {
    await page.goto(`/orders/${order.id}/receipt`);
    await expect(page.getByRole('button', { name: receipt.print })).toBeVisible();
  },
  'a sheet': async (page, order) => {
    await page.goto('/sheet');
    await expect(page.getByRole('row').filter({ hasText: order.name })).toBeVisible();
    await expect(page.getByRole('link', { name: sheet.csv })).toBeVisible();
  },
  'leads of a month': async (page) => {
    await tapChat();
    await page.goto('/leads?period=month');
    await expect(page.getByRole('heading', { name: leads.pages })).toBeVisible();
    // The charts' numbers, too.
    for (const table of await page.getByText(leads.table).all()) await table.click();
  },
  'devices with a link': async (page) => {
    await page.goto('/devices');
    await page.getByLabel(devices.inviteName).fill(memberName());
    await page.getByRole('button', { name: devices.inviteButton }).click();
    await expect(page.getByText(devices.linkTitle)).toBeVisible();
  },
  'the website': async (page) => {
    await page.goto('/content');
    await expect(
      page.getByRole('heading', { name: content.published.title, exact: true }),
    ).toBeVisible();
  },
  'prices with a mistake': async (page) => {
    await page.goto('/content/prices');
    await page.locator('[data-column="price"]').first().fill('abc');
    await expect(page.getByText(content.prices.priceWrong)).toBeVisible();
  },
  'a finished board without its answers': async (page) => {
    await page.goto('/content/photographs?add');
    await page.getByRole('button', { name: content.photographs.save }).click();
    await expect(page.getByText(content.photographs.photographMissing)).toBeVisible();
  },
  'the list before going live': async (page) => {
    await page.goto('/content/launch');
    await expect(page.getByRole('heading', { name: content.launch.title })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: shell.loading })).toHaveCount(0);
  },
  'all reviews': async (page) => {
    await page.goto('/content/reviews');
    await expect(page.getByRole('searchbox')).toBeVisible();
  },
  'no such page': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: shell.unknownTitle })).toBeVisible();
  },
};

test.describe('fits and keeps WCAG 2.2 AA on a phone and a desk', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [state, reach] of Object.entries(states)) {
    test(state, async ({ page }) => {
      await reach(page, await paidOrder());
      await expectAccess(page, [320, 1280]);
    });
  }
});

for (const width of [320, 360]) {
  test(`a receipt prints on one page, also from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const order = await paidOrder();
    await page.goto(`/orders/${order.id}/receipt`);
    await expect(main(page).getByText(order.name)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: receipt.print })).toBeHidden();
  });
}

test('a long option of a form is not cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/content/edit/navigation?at=main.0.path');
  const choice = page.locator('select:focus');
  const height = async () => (await choice.boundingBox())?.height ?? 0;
  await choice.selectOption('/about');
  const line = await height();
  await choice.selectOption('/digital-marketing-agency-west-champaran');
  expect(await height()).toBeGreaterThan(line);
});

test('an announcement at 320 px does not cover the end of a page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const stream = page.waitForResponse(/\/api\/events$/);
  await page.goto('/content/photographs?add');
  await stream;
  const { name } = await paidOrder();
  const shown = announcement(page, name);
  await expect(shown).toBeVisible();
  // The form may still grow while its fields load.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('button', { name: content.photographs.cancel }).boundingBox();
    const { y = 0 } = (await shown.boundingBox()) ?? {};
    expect(last && last.y + last.height).toBeLessThanOrEqual(y);
  }).toPass();
});
