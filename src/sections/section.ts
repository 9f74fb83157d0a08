import type { ReactElement } from 'react';
import type { Site } from '#src/content/site.ts';

/** What every section component receives: its own content, and the labels and data of the site. */
export interface SectionProps<Content> {
  section: Content;
  site: Site;
}

/** What draws a section of one kind. */
export type SectionComponent<Content> = (props: SectionProps<Content>) => ReactElement;
