import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type EditedProject, firstPriced, openEditedProject, withPrice } from './edited-project.ts';
import { type Product, startProduct } from './product.ts';

let project: EditedProject;
let product: Product;
let catalogue: string;
let agency: string;

beforeAll(async () => {
  project = await openEditedProject();
  [catalogue, agency] = await Promise.all([
    project.read('catalogue.yaml'),
    project.read('agency.yaml'),
  ]);
  product = await startProduct('scripts/start.ts', project.folder);
});
afterAll(async () => {
  await product?.end();
  await project?.remove();
});

/** Asks for pages until it is told to stop. Throws where one of them is not answered. */
async function keepReading(isOver: () => boolean): Promise<number> {
  let pages = 0;
  for (; !isOver(); pages += 1) await product.page('/pricing');
  return pages;
}

it('serves a built site that is newer than its sources as it is', async () => {
  expect(product.output()).not.toContain('Building');
  expect(product.output()).toContain('No mails are sent');
  expect(await product.page('/')).toContain(parse(agency).brand);
  expect(await product.takes(firstPriced(catalogue))).toBe(true);
});

it('names a mistake in a changed file, and the site stays as it is', async () => {
  await project.write('agency.yaml', `${agency}brand: twice\n`);
  await expect.poll(() => product.output()).toContain('The site stays as it was');
  expect(product.output()).toContain('agency.yaml');
  expect(await product.page('/')).toContain(parse(agency).brand);
});

it('builds what has changed and serves it, prices and all, while every request is answered', async () => {
  const before = firstPriced(catalogue);
  const after = { ...before, amount: before.amount + 11 };
  let isOver = false;
  const reading = keepReading(() => isOver);
  await project.write('agency.yaml', agency.replace(/^brand: .*$/m, 'brand: Siwan Signs'));
  await project.write('catalogue.yaml', withPrice(catalogue, after.amount));
  await expect.poll(() => product.page('/')).toContain('Siwan Signs');
  await expect.poll(() => product.takes(before)).toBe(false);
  expect(await product.takes(after)).toBe(true);
  isOver = true;
  expect(await reading).toBeGreaterThan(0);
});
