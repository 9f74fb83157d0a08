import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { defaultContent } from '../default-language.ts';
import { readCheckoutContent } from './checkout-content.ts';

/** A copy of our content in which the labels of the checkout are changed. */
async function changedContent(from: RegExp, to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(defaultContent, folder, { recursive: true });
  const payment = join(folder, 'payment.yaml');
  await writeFile(payment, (await readFile(payment, 'utf8')).replace(from, to));
  return folder;
}

it('fills in the brand', async () => {
  const folder = await changedContent(/pending: .*/, 'pending: "{brand} waits for your bank."');
  const agency = await readFile(join(folder, 'agency.yaml'), 'utf8');
  await writeFile(join(folder, 'agency.yaml'), agency.replace(/brand: .*/, 'brand: Ad Works'));
  expect(readCheckoutContent(folder).labels.server.pending).toBe('Ad Works waits for your bank.');
});

it('charges the GST of a registered agency', async () => {
  const folder = await changedContent(/$^/, '');
  const agency = await readFile(join(folder, 'agency.yaml'), 'utf8');
  const gst = { registered: true, number: '27AAPFU0939F1ZV', rate: 18, placeOfSupply: 'Bihar' };
  const changed = { ...(parse(agency) as object), gst };
  await writeFile(join(folder, 'agency.yaml'), stringify(changed));
  expect(readCheckoutContent(folder).gstPercent).toBe(18);
});

it('names file, line and field of a mistake', async () => {
  const folder = await changedContent(/^testMode: .*/m, 'testMode: Pay {price}');
  expect(() => readCheckoutContent(folder)).toThrow(
    /payment\.yaml:\d+ testMode: nothing fills in {price}/,
  );
});
