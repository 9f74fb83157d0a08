import type { ReactElement } from 'react';
import type { PricedService } from '#contract/catalogue.ts';
import type { District } from '#src/content/district.schema.ts';
import type { PageSection } from '#src/content/section.schema.ts';
import type { PolicyEntry, Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';

/** Sections that code composes from a collection entry rather than a page file naming them. */
type ComposedSection =
  | { type: 'district-facts'; district: District }
  | { type: 'district-review'; district: District }
  | { type: 'place-note'; title: string; text: string; actions: Action[] }
  | { type: 'policy-text'; policy: PolicyEntry }
  | {
      type: 'price-list';
      title: string;
      lead: string;
      services: PricedService[];
      /** Links below the list. */
      links: { label: string; to: string }[];
    };

/** Everything that can stand on a page. */
export type Section = PageSection | ComposedSection;

/** The sections of one kind, or of several. */
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;

/** What every section component receives: its own content, and the labels and data of the site. */
export interface SectionProps<Type extends Section['type']> {
  section: SectionOf<Type>;
  site: Site;
}

/** What draws a section of one kind; null where it has nothing to show. */
export type SectionComponent<Type extends Section['type']> = (
  props: SectionProps<Type>,
) => ReactElement | null;
