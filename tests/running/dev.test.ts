import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchOptions } from '#tests/chromium.ts';
import { checkout, orderPath, statusLabels, typed } from '#tests/e2e/checkout-parts.ts';
import { firstPriced, openEditedProject, withPrice } from './edited-project.ts';
import { type Product, startProduct } from './product.ts';

describe('on the project', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct('scripts/dev.ts', '.');
  });
  afterAll(() => product?.end());

  it('takes a payment from the checkout to the receipt, on the port of PORT', async () => {
    const browser = await chromium.launch(launchOptions());
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(product.origin + orderPath);
    const { name, email, phone, pay } = checkout(page);
    await pay.and(page.locator(':enabled')).waitFor();
    await name.fill(typed.name);
    await email.fill(typed.email);
    await phone.fill(typed.phone);
    await pay.click();
    await page.locator('button[value=pay]').click();
    await page.getByRole('heading', { name: statusLabels.successTitle }).waitFor();
  });

  it('serves the office on its port, and its link signs in', async () => {
    await expect
      .poll(() => product.officePage('/').catch(() => ''))
      .toContain('<script type="module"');
    expect(await (await product.signIn()).json()).toMatchObject({ role: 'owner', isTest: true });
  });

  it('accepts the contact form of a browser without scripts', async () => {
    const form = `${product.origin}/contact/send?name=Asha&email=asha@example.com&message=Board`;
    const { status, headers } = await fetch(form, { redirect: 'manual' });
    expect([status, new URL(headers.get('location') ?? '').host]).toEqual([303, 'wa.me']);
  });
});

it('picks up a changed price, on the page and in the API, also after a mistake', async () => {
  const project = await openEditedProject();
  onTestFinished(project.remove);
  const product = await startProduct('scripts/dev.ts', project.folder);
  onTestFinished(product.end);
  const catalogue = await project.read('catalogue.yaml');
  const before = firstPriced(catalogue);
  const after = { ...before, amount: before.amount + 11 };
  expect(await product.takes(before)).toBe(true);

  await project.write('catalogue.yaml', withPrice(catalogue, 'cheap'));
  await expect.poll(() => product.output()).toMatch(/catalogue\.yaml.*cheap/);

  await project.write('catalogue.yaml', withPrice(catalogue, after.amount));
  await expect.poll(() => product.takes(after)).toBe(true);
  const shown = after.amount.toLocaleString('en-IN');
  await expect.poll(() => product.page('/pricing').catch(() => '')).toContain(shown);
});
