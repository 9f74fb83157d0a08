import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaultContent } from './default-language.ts';
import { paymentLabelsSchema } from './payment-labels.ts';

const file = parse(readFileSync(`${defaultContent}/payment.yaml`, 'utf8'));
const { paysFor } = paymentLabelsSchema.parse(file).checkout;

describe('what a price pays for', () => {
  it.each(Object.keys(paysFor))('must be said of %s', (unit) => {
    const without = structuredClone(file);
    delete without.checkout.paysFor[unit];
    const paths = paymentLabelsSchema.safeParse(without).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['checkout', 'paysFor', unit]]);
  });

  it('is said of no unit that the catalogue does not know', () => {
    const more = structuredClone(file);
    more.checkout.paysFor['/hour'] = 'This pays for one hour.';
    expect(paymentLabelsSchema.safeParse(more).error?.issues[0]?.message).toContain('/hour');
  });
});
