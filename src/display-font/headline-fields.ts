import type { Kind } from '#src/content/kinds.ts';
import type { PageSection } from '#src/content/section.schema.ts';

/**
 * The fields that pages set in the display font, by the kind of content file; `*` stands for each
 * of a list or group. A test of the built pages finds those that are missing here.
 */
export const headlineFields: Partial<Record<Kind, readonly string[]>> = {
  agency: ['brand', 'tagline', 'offices.*.city'],
  branches: ['name'],
  catalogue: ['categories.*.name'],
  districts: ['name', 'short', 'headline', 'services.*.title', 'review.text', 'businessHighlight'],
  labels: [
    'footer.services',
    'footer.locations',
    'footer.districts',
    'footer.policies',
    'footer.contact',
    'footer.follow',
    'price.popular',
    'formats.*',
    'jobs.title',
    'testimonials.sample',
    'district.facts',
    'district.livesOn',
    'district.knownFor',
    'district.reach',
    'district.services',
    'district.formats',
    'district.review',
    'district.withoutReview',
    'district.reasons',
    'district.map',
    'district.closing',
    'district.highlight',
    'district.genericHighlight',
    'share.line',
  ],
  payment: [
    'testMode',
    'counts.size',
    'checkout.summary',
    'checkout.details',
    'checkout.invalidTitle',
    'checkout.failedTitle',
    'status.pendingTitle',
    'status.successTitle',
    'status.failureTitle',
    'status.errorTitle',
  ],
  policies: ['breadcrumb'],
};

/** Fields of a page's sections that are set in the display font, beside their titles. */
export const sectionHeadlineFields: Partial<Record<PageSection['type'], readonly string[]>> = {
  budget: ['purposes.*.name', 'purposes.*.mixes.*.name'],
  candidates: ['items.*.name'],
  'case-study': ['figures.*.value'],
  contact: ['officesTitle'],
  figures: ['items.*.value'],
  hero: ['caption.text', 'drawing.word', 'panels.*'],
  'link-list': ['links.*.label'],
  offers: ['items.*.title'],
  packages: ['items.*.name'],
  paint: ['own', 'signature'],
  platforms: ['items.*.name'],
  reasons: ['items.*.title'],
  'service-board': ['items.*.title'],
  statements: ['signature.name', 'items.*.title'],
  steps: ['items.*.mark', 'items.*.title'],
  testimonials: ['items.0.text'],
};
