import type { Catalogue } from '#contract/catalogue.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Agency } from './agency.schema.ts';
import type { Assistant } from './assistants.schema.ts';
import type { District } from './district.schema.ts';
import type { JobFile } from './job.schema.ts';
import type { Labels } from './labels.schema.ts';
import type { Navigation } from './navigation.schema.ts';
import type { Branch, Page, Policy } from './page.schema.ts';

/** A language folder under content/: `en`, `hi`. */
export type Language = string;

/** A content entry with its path inside the language folder: `services/seo`, `siwan`. */
export type Entry<Data> = Data & { slug: string };
/** A policy with its text, in Markdown and as HTML. */
export type PolicyEntry = Entry<Policy> & { markdown: string; html: string };

/** A photograph of a job: its folder and name below content/work, and what it shows. */
export interface Photograph {
  name: string;
  alt: string;
}

/** A finished job, in the words of one language. */
export interface Job extends Pick<JobFile, 'sample' | 'format' | 'district' | 'size' | 'month'> {
  slug: string;
  place: string;
  text: string;
  photographs: Photograph[];
}

/** How a page shows a photograph: copies of three widths in two formats, and what stands there before. */
export interface Picture {
  /** The commonest colour, as #rrggbb. */
  colour: string;
  /** Sets of sources with their widths, as HTML writes them. */
  avif: string;
  jpeg: string;
  /** The largest JPEG, and its width and height in pixels. */
  src: string;
  width: number;
  height: number;
}

/** Everything that the content files of one language say, {brand} filled in. */
export interface SiteContent {
  language: Language;
  agency: Agency;
  assistants: Assistant[];
  branches: Entry<Branch>[];
  catalogue: Catalogue;
  districts: Entry<District>[];
  /** The newest first. */
  jobs: Job[];
  labels: Labels;
  navigation: Navigation;
  pages: Entry<Page>[];
  payment: PaymentLabels;
  policies: Omit<PolicyEntry, 'html'>[];
}

/** The content of one language, policies as HTML; it is stored between the reading of the content and the pages. */
export interface StoredSite extends SiteContent {
  policies: PolicyEntry[];
  /** The commonest colour of each photograph, by its name. */
  colours: Record<string, string>;
}

/** Everything of one language that pages are made of. */
export interface Site extends SiteContent {
  policies: PolicyEntry[];
  /** By the name of the photograph. */
  pictures: Record<string, Picture>;
}
