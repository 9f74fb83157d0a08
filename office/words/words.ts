import type { formats } from '#contract/catalogue.ts';
import type { CountLabels } from '#contract/counts.ts';
import type { OfficeLabels } from '#contract/office/labels.ts';

/** What happened and what to do, by the cause of a flag or a problem. */
export interface Alert {
  subject: string;
  text: string;
}

/** Labels of the pages about the website (office/content), which load with these pages. */
export type ContentLabels = Pick<OfficeLabels, 'content' | 'editor'>;

/** What the office says in one language. */
export interface Words {
  /** Folder of content/. */
  language: string;
  /** Code of the language, such as hi-IN. */
  locale: string;
  brand: string;
  office: Omit<OfficeLabels, keyof ContentLabels>;
  /** Stamp shown while no money moves. */
  testMode: string;
  alerts: Record<string, Alert>;
  counts: CountLabels;
  /** Why a payment failed, by the provider's code. */
  reasons: Record<string, string | undefined>;
  /** Labels of the services by their keys. */
  services: Record<string, string>;
  /** Names of the formats of advertising. */
  formats: Record<(typeof formats)[number], string>;
  /** Names of the site's pages by their paths in the default language. */
  pages: Record<string, string>;
  /** For receipts. */
  seller: { legalName: string; address: string; gstin: string | null };
}

/** The words with those of the pages about the website. */
export interface ContentWords extends Words {
  office: OfficeLabels;
}

/** A language of the office, with its name in itself. */
export interface LanguageName {
  language: string;
  locale: string;
  name: string;
  /** Shown if its words do not load, with a button to try again. */
  failed: { text: string; button: string };
}

/** The alert of a cause; that of `other` for a cause that a newer server has stored. */
export function alertOf({ alerts }: Words, cause: string): Alert {
  return alerts[cause] ?? alerts.other ?? { subject: cause, text: '' };
}
