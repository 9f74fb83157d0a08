import type { PrintedSource } from '#contract/leads.ts';
import type { Agency } from '#src/content/agency.schema.ts';
import { type Route, shareName } from './routes.ts';
import type { Section } from './section.ts';

/** Where a visitor of the printed page comes from; undefined if it has no code on paper. */
export function printedSource(sections: Pick<Section, 'type'>[]): PrintedSource | undefined {
  const hasOneOf = (...types: Section['type'][]) =>
    sections.some(({ type }) => types.includes(type));
  if (hasOneOf('rate-card', 'district-services')) return 'card';
  return hasOneOf('budget') ? 'budget' : undefined;
}

/** Address of a page with the `from` of its code. Canonical links leave it out. */
export const printedAddress = (
  { url }: Pick<Agency, 'url'>,
  path: string,
  source: PrintedSource,
): string => `${url}${path}?from=${source}`;

/** Path of the QR code that a page has on paper (src/pages/codes). */
export const codePath = (page: Pick<Route, 'canonical'>) => `/codes/${shareName(page)}.svg`;
