import type { Catalogue } from '#contract/catalogue.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Agency } from './agency.schema.ts';
import type { Assistant } from './assistants.schema.ts';
import type { District } from './district.schema.ts';
import type { Labels } from './labels.schema.ts';
import type { Navigation } from './navigation.schema.ts';
import type { Branch, Page, Policy } from './page.schema.ts';

/** A language folder under content/: `en`, `hi`. */
export type Language = string;

/** A content entry with its path inside the language folder: `services/seo`, `siwan`. */
export type Entry<Data> = Data & { slug: string };
/** A policy with its text, in Markdown and as HTML. */
export type PolicyEntry = Entry<Policy> & { markdown: string; html: string };

/** Everything that the content files of one language say, {brand} filled in. */
export interface SiteContent {
  language: Language;
  agency: Agency;
  assistants: Assistant[];
  branches: Entry<Branch>[];
  catalogue: Catalogue;
  districts: Entry<District>[];
  labels: Labels;
  navigation: Navigation;
  pages: Entry<Page>[];
  payment: PaymentLabels;
  policies: Omit<PolicyEntry, 'html'>[];
}

/** Everything of one language that pages are made of. */
export interface Site extends SiteContent {
  policies: PolicyEntry[];
}
