import type { ReactElement } from 'react';
import type { District } from '#src/content/district.schema.ts';
import type { HeroStage, PageSection, StageOf } from '#src/content/section.schema.ts';
import type { Entry, PolicyEntry, Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';

/** Sections that code composes, not page files. */
type ComposedSection =
  | { type: 'district-facts'; district: District }
  | { type: 'district-review'; district: District }
  | { type: 'district-services'; district: Entry<District> }
  | { type: 'place-note'; title: string; text: string; actions: Action[] }
  | { type: 'policy-text'; policy: PolicyEntry };

type PageHero = Extract<PageSection, { type: 'hero' }>;

/** The top of a page; on wide screens that of a district has the map of all districts. */
type Hero = PageHero & { district?: District };

/** A section of a page. */
export type Section = Exclude<PageSection, PageHero> | Hero | ComposedSection;

/** Sections of one or more types. */
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;

/** Props of a section component. */
export interface SectionProps<Type extends Section['type']> {
  section: SectionOf<Type>;
  site: Site;
}

/** Props of the picture on a stage. */
export interface StageProps<Subject extends HeroStage['subject']> {
  stage: StageOf<Subject>;
  site: Site;
}

/** A section component; renders null without content. */
export type SectionComponent<Type extends Section['type']> = (
  props: SectionProps<Type>,
) => ReactElement | null;
