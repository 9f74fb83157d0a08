import { expect, it } from 'vitest';
import type { PricedService } from '#contract/catalogue.ts';
import { singleQuantity } from '#contract/quantity.ts';
import type { District } from '#src/content/district.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { districtSections, districtServices } from './district-sections.ts';

type Formats = NonNullable<PricedService['formats']>;

const site = readSite();

const service = (name: string, formats?: Formats, amountPaise: number | undefined = 100) => ({
  name,
  label: name,
  unitLabel: undefined,
  amountPaise,
  formats,
  limits: singleQuantity,
});
const sold = (formats: Formats, services: PricedService[], cards: string[] = []) => {
  const district = {
    formats: formats.map((format) => ({ format, text: '' })),
    services: cards.map((from) => ({ title: '', text: '', from })),
  };
  const catalogue = { categories: [{ name: 'All', services }] };
  return districtServices(district as Pick<District, 'formats' | 'services'>, catalogue).map(
    ({ name }) => name,
  );
};

const services = [
  service('Logo'),
  service('Listing', ['digital']),
  service('Poster', ['mela', 'haat']),
  service('Rickshaw', ['e-rickshaw', 'mela']),
  service('Flex', ['hoarding', 'mela']),
];

it('continues with what suits the district’s first formats', () => {
  expect(sold(['hoarding', 'e-rickshaw', 'mela'], services)).toEqual([
    'Flex',
    'Rickshaw',
    'Poster',
    'Logo',
  ]);
  expect(sold(['mela', 'digital'], services)).toEqual(['Poster', 'Rickshaw', 'Flex', 'Listing']);
});

it('begins with what the cards of the district sell', () => {
  expect(sold(['hoarding'], services, ['Logo', 'Listing'])).toEqual([
    'Logo',
    'Listing',
    'Flex',
    'Poster',
  ]);
});

it('leaves out what has no price', () => {
  const quoted = { ...service('Event', ['mela']), amountPaise: undefined };
  expect(sold(['mela'], [quoted, service('Logo')])).toEqual(['Logo']);
});

it('has the first of them in the hero', () => {
  const site = readSite();
  for (const district of site.districts) {
    const hero = districtSections(district, site, undefined).find(({ type }) => type === 'hero');
    const [first] = districtServices(district, site.catalogue);
    expect(hero).toMatchObject({ from: [first?.name] });
  }
});

it('has a WhatsApp button, then a call button, in the hero', () => {
  const heroes = site.districts.map((district) => districtSections(district, site, undefined)[0]);
  expect(heroes).toMatchObject(
    site.districts.map(({ whatsapp }) => ({
      type: 'hero',
      actions: [{ whatsapp }, { call: true }],
    })),
  );
});
