import { expect, it } from 'vitest';
import type { Section } from '#src/site/section.ts';
import { stripOf } from './strip-of.ts';

const hero = (subject: string) => [{ type: 'hero', drawing: { subject } }] as unknown as Section[];

it.each([
  ['roofs', 'for a digital service', 'Test service', hero('seo')],
  ['road', 'for a service on the road', 'Test service', hero('retail')],
  ['street', 'for a service without a drawing', 'Test service', []],
  ['street', 'for a page of no service', undefined, hero('seo')],
])('is the %s %s', (strip, _, service, sections) => {
  expect(stripOf({ service, sections })).toBe(strip);
});
