import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';
import { type PaintedKind, sizesInFeet } from './surfaces.ts';

type PaintSection = SectionOf<'paint'>;

/** Props of the island, which are part of the HTML; a price by the square foot is that of the whole board. */
export function studioProps(section: PaintSection, site: Site) {
  const { type, prices, withoutScripts, ...words } = section;
  const boardOf = (kind: PaintedKind) => {
    const size = sizesInFeet[kind];
    const { from = '', text } = prices[kind];
    const { amountPaise = 0, unit, unitLabel } = findService(site.catalogue, from) ?? {};
    const price =
      unit === '/sq.ft'
        ? formatPaise(amountPaise * size.width * size.height)
        : formatPrice(amountPaise, unitLabel);
    return { size: fill(site.payment.counts.size, size), price: fill(text, { price }) };
  };
  return {
    words,
    /** Size and price of each board, in words. */
    boards: {
      hoarding: boardOf('hoarding'),
      wall: boardOf('wall'),
      'e-rickshaw': boardOf('e-rickshaw'),
    },
    districts: site.districts.map(({ name }) => name),
    phone: site.agency.contact.phones[0],
  };
}

/** Props of the studio. */
export type StudioProps = ReturnType<typeof studioProps>;
