import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { eventually } from '#tests/fixtures/eventually.ts';
import { firstPriced, openEditedProject } from './edited-project.ts';
import { startProduct } from './product.ts';

// tests/changed-content starts it without a site.
it('serves an up-to-date site without a build, takes orders, and prints a working office link', async () => {
  const project = await openEditedProject();
  onTestFinished(project.remove);
  await project.markBuilt();
  const product = await startProduct('scripts/start.ts', project.folder);
  onTestFinished(product.end);
  expect(product.output()).not.toContain('Building');
  await eventually(() => expect(product.output()).toContain('No mail server configured'));
  expect(await product.page('/')).toContain(parse(await project.read('agency.yaml')).brand);
  expect(await product.officePage('/orders/BAW-1')).toContain('<script type="module"');
  expect(await (await product.signIn()).json()).toMatchObject({ role: 'owner', isTest: true });
  const order = firstPriced(await project.read('catalogue.yaml'));
  expect(await product.takes(order)).toBe(true);
  expect(await product.takes({ ...order, amount: order.amount - 1 })).toBe(false);
});
