import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import type { District } from '#src/content/district.schema.ts';
import type { Entry, Site } from '#src/content/site.ts';
import type { Section } from './section.ts';

/** Four services with a price: those of a district's cards, then those that best suit its formats. */
export function districtServices(
  { formats, services: cards }: Pick<District, 'formats' | 'services'>,
  { categories }: Catalogue,
): PricedService[] {
  const rank = (service: PricedService) => {
    const card = cards.findIndex(({ from }) => from === service.name);
    if (card >= 0) return card;
    const place = formats.findIndex(({ format }) => service.formats?.includes(format));
    return cards.length + (place < 0 ? formats.length : place);
  };
  return categories
    .flatMap(({ services }) => services)
    .filter(({ amountPaise }) => amountPaise !== undefined)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 4);
}

/** A note about the town that the address names. */
function townNote(town: string, { name }: District, { labels }: Site): Section {
  const filling = { town, district: name };
  return {
    type: 'place-note',
    title: fill(labels.district.town, filling),
    text: fill(labels.district.townText, filling),
    actions: [],
  };
}

/** The sections of a district page. */
export function districtSections(
  district: Entry<District>,
  site: Site,
  town: string | undefined,
): Section[] {
  const labels = site.labels.district;
  const withName = (text: string) => fill(text, { district: district.name });
  const actions = [
    { label: withName(labels.chat), whatsapp: district.whatsapp },
    { label: labels.call, call: true as const },
  ];
  const [first] = districtServices(district, site.catalogue);
  return [
    ...(town ? [townNote(town, district, site)] : []),
    {
      type: 'hero',
      artwork: 'hoarding',
      title: district.headline,
      lead: district.lead,
      size: labels.size,
      from: first && [first.name],
      district,
      actions,
    },
    { type: 'district-services', district },
    { type: 'call-to-action', title: withName(labels.closing), text: labels.closingText, actions },
    {
      type: 'platforms',
      title: labels.formats,
      items: district.formats.map(({ format, text }) => ({
        name: site.labels.formats[format],
        text,
      })),
    },
    { type: 'job-strip', district: district.slug },
    { type: 'district-review', district },
    { type: 'district-facts', district },
    { type: 'tile-map', title: labels.map, highlighted: district.slug },
  ];
}
