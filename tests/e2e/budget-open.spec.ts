import type { Page } from '@playwright/test';
import { describeCounts } from '#contract/counts.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { countsOf, type Plan, type PlanLine, planMixes } from '#src/features/budget/plan.ts';
import { rowsOf } from '#src/features/budget/plan-text.ts';
import { budgets, headingOf, openBudget, openPlans, plansOf } from './budget-parts.ts';
import { chatText, first } from './content.ts';
import { expect, test } from './site.fixture.ts';

for (const { site, path, data, labels: budget } of budgets) {
  const purpose = first(data.purposes);
  const district = first(site.districts);
  const sum = formatPaise(data.sums[1] ?? 0);

  /** Opens the first plan of the sheet that is seen at first. */
  async function openFirst(page: Page): Promise<Plan> {
    await openBudget(page, path);
    await page.getByRole('button', { name: budget.change }).first().click();
    return first(planMixes(purpose.mixes, data.sums[1] ?? 0, data.labels.gstPercent));
  }

  test.describe(`an open plan in ${site.language}`, () => {
    test('its first number is on the screen of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openBudget(page, path);
      await page.getByRole('button', { name: budget.change }).nth(1).click();
      await expect(openPlans(page).getByRole('spinbutton').first()).toBeInViewport({ ratio: 1 });
    });

    for (const width of [320, 360, 768]) {
      test(`the total stays in sight above the numbers at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        const plan = await openFirst(page);
        const open = openPlans(page);
        const last = open.getByRole('spinbutton').last();
        await last.evaluate((field) => field.scrollIntoView({ block: 'start' }));
        const total = open.getByText(formatPaise(plan.amounts.totalPaise), { exact: true });
        await expect(total).toBeInViewport();
        // Nothing lies on the total, and the total lies on no field.
        const isOnTop = (element: Element) => {
          const { left, top, width: wide, height } = element.getBoundingClientRect();
          const there = document.elementFromPoint(left + wide / 2, top + height / 2);
          return there === element || element.contains(there);
        };
        expect(await total.evaluate(isOnTop)).toBe(true);
        expect(await last.evaluate(isOnTop)).toBe(true);
      });
    }

    for (const width of [320, 360]) {
      test(`the head of a plan is two lines, beyond the budget too, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 640 });
        await openFirst(page);
        const others = page.getByRole('button', { name: budget.change });
        while ((await others.count()) > 0) await others.first().click();
        for (const open of await openPlans(page).all()) {
          const field = open.getByRole('spinbutton').first();
          await field.fill('99');
          await field.blur();
          const lines = await open.evaluate((item) => {
            const [name, amount, rest] = [...item.querySelectorAll('h3, strong, strong + span')];
            const linesOf = (part?: Element) => {
              const range = document.createRange();
              range.selectNodeContents(part as Element);
              return range.getClientRects().length;
            };
            const isBeside =
              (rest?.getBoundingClientRect().top ?? NaN) <
              (amount?.getBoundingClientRect().bottom ?? NaN);
            return [linesOf(name), linesOf(rest), isBeside];
          });
          expect(lines).toEqual([1, 1, true]);
        }
      });
    }

    test('a plan is changed, sent as a whole and booked line by line', async ({ page }) => {
      const plan = await openFirst(page);
      const open = openPlans(page);
      await expect(open.getByRole('heading', { name: plan.name })).toBeFocused();
      const more = ({ numbers: [number = 0, ...others] }: PlanLine) =>
        others.reduce((product, one) => product * one, number + 1);
      const canGrow = (one: PlanLine) => more(one) <= one.service.limits.most;
      const line = first(plan.lines.filter(canGrow));
      const [number = 0] = line.numbers;
      const row = open.getByRole('listitem').nth(plan.lines.indexOf(line));
      await row.getByRole('button').nth(1).press('Enter');
      await expect(row.getByRole('spinbutton').first()).toHaveValue(String(number + 1));
      const quantity = more(line);
      const price = formatPaise(line.service.amountPaise * quantity);
      await expect(row).toContainText(price);
      await page.getByLabel(budget.district).selectOption(district.slug);
      await expect(headingOf(page)).toHaveText(`${sum} · ${purpose.name} · ${district.name}`);
      const send = open.getByRole('link', { name: budget.send });
      const text = chatText(await send.getAttribute('href'));
      const expected = [
        sum,
        purpose.name,
        district.name,
        price,
        ...plan.lines.map((one) => one.service.label),
      ];
      for (const words of expected) expect(text).toContain(words);
      await row.getByRole('link').click();
      await expect(page).toHaveURL((url) => url.pathname === localPath(site.language, '/payment'));
      const query = new URL(page.url()).searchParams;
      expect(query.get('serviceName')).toBe(line.service.name);
      expect(Number(query.get('quantity') ?? 1)).toBe(quantity);
      if (line.counts.length > 1) {
        const counts = { ...countsOf(line), [first(line.counts).of]: number + 1 };
        await expect(page.getByText(describeCounts(counts, data.labels.counts))).toBeVisible();
      }
    });

    test('its rows keep the unit price, also in print', async ({ page }) => {
      const plan = await openFirst(page);
      const rows = openPlans(page).locator('li');
      const written = rowsOf(plan, data.labels).map(({ counts }) => counts);
      for (const media of ['print', 'screen'] as const) {
        await page.emulateMedia({ media });
        for (const [index, counts] of written.entries()) {
          if (counts) await expect(rows.nth(index).getByText(counts)).toBeVisible();
        }
      }
    });

    test('a line with quantity 0 adds no charges of others and is not printed', async ({
      page,
    }) => {
      const { lines } = await openFirst(page);
      const open = openPlans(page);
      const rows = open.locator('li');
      for (const [index, { service }] of lines.entries()) {
        await rows.nth(index).getByRole('spinbutton').first().fill('0');
        const others = lines.slice(index + 1).flatMap((line) => line.service.asked);
        const gone = service.asked.filter((text) => !others.includes(text));
        for (const text of gone) await expect(open).not.toContainText(text);
      }
      await expect(open).toContainText(budget.nothingAsked);
      await expect(rows.first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const index of lines.keys()) await expect(rows.nth(index)).toBeHidden();
    });

    test('changing one plan leaves the others unchanged, and another sum resets them', async ({
      page,
    }) => {
      await openFirst(page);
      const totals = plansOf(page).locator('strong');
      const before = await totals.allTextContents();
      expect(before.length).toBeGreaterThan(1);
      await openPlans(page).getByRole('button').first().press('Enter');
      // Plans are deferred behind what was pressed.
      await expect(totals.first()).not.toHaveText(first(before));
      const changed = await totals.allTextContents();
      expect(changed.slice(1)).toEqual(before.slice(1));
      await page.getByRole('button', { name: budget.change }).first().click();
      await expect(totals).toHaveText(changed);
      await page.getByLabel(formatPaise(data.sums[2] ?? 0), { exact: true }).check();
      await expect(totals).not.toHaveText(before);
      await page.getByLabel(sum, { exact: true }).check();
      await expect(totals).toHaveText(before);
    });
  });
}
