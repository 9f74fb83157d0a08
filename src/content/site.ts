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

/** A content entry; its slug is its path below the folder of its kind: `services/seo`, `siwan`. */
export type Entry<Data> = Data & { slug: string };
/** A policy with its text. */
export type PolicyEntry = Entry<Policy> & { markdown: string; html: string };

/** A finished job in one language. */
export interface Job extends Pick<JobFile, 'sample' | 'format' | 'district' | 'size' | 'month'> {
  slug: string;
  place: string;
  text: string;
  /** Named by their paths below content/, with the same at night if there is one. */
  photographs: { name: string; night?: string; alt: string }[];
}

/** A photo of the agency in one language. */
export interface Photo {
  sample: boolean;
  alt: string;
  caption: string;
}

/** A photograph on a page: copies of three widths in two formats. */
export interface Picture {
  /** Values of `srcset`. */
  avif: string;
  jpeg: string;
  /** The largest JPEG, and its size in pixels. */
  src: string;
  width: number;
  height: number;
}

/** The content of one language, with {brand} filled in. */
export interface SiteContent {
  language: Language;
  agency: Agency;
  assistants: Assistant[];
  branches: Entry<Branch>[];
  catalogue: Catalogue;
  districts: Entry<District>[];
  /** Newest first. */
  jobs: Job[];
  labels: Labels;
  navigation: Navigation;
  pages: Entry<Page>[];
  payment: PaymentLabels;
  /** By place. */
  photos: Partial<Record<string, Photo>>;
  policies: Omit<PolicyEntry, 'html'>[];
}

/** The content of one language as Astro stores it. */
export interface StoredSite extends SiteContent {
  policies: PolicyEntry[];
}

/** The content of one language as pages use it. */
export interface Site extends StoredSite {
  /** By the name of the photograph. */
  pictures: Record<string, Picture>;
}
