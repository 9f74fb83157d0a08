import { z } from 'astro/zod';
import { budgetSchema } from '#src/features/budget/budget.schema.ts';
import { checkoutSchema, paymentStatusSchema } from '#src/features/checkout/checkout.schema.ts';
import { contactSchema } from '#src/features/contact/contact.schema.ts';
import { paintSchema } from '#src/features/paint/paint.schema.ts';
import { boardSizesSchema } from './board-sizes/board-sizes.schema.ts';
import { branchListSchema } from './branch-list/branch-list.schema.ts';
import { callToActionSchema } from './call-to-action/call-to-action.schema.ts';
import { candidatesSchema } from './candidates/candidates.schema.ts';
import { caseStudySchema } from './case-study/case-study.schema.ts';
import { districtGridSchema } from './district-grid/district-grid.schema.ts';
import { faqSchema } from './faq/faq.schema.ts';
import { figuresSchema } from './figures/figures.schema.ts';
import { heroSchema } from './hero/hero.schema.ts';
import { jobListSchema } from './job-list/job-list.schema.ts';
import { jobStripSchema } from './job-strip/job-strip.schema.ts';
import { linkListSchema } from './link-list/link-list.schema.ts';
import { offersSchema } from './offers/offers.schema.ts';
import { packagesSchema } from './packages/packages.schema.ts';
import { platformsSchema } from './platforms/platforms.schema.ts';
import { rateCardSchema } from './rate-card/rate-card.schema.ts';
import { reasonsSchema } from './reasons/reasons.schema.ts';
import { recordingSchema } from './recording/recording.schema.ts';
import { serviceBoardSchema } from './service-board/service-board.schema.ts';
import { statementsSchema } from './statements/statements.schema.ts';
import { stepsSchema } from './steps/steps.schema.ts';
import { testimonialsSchema } from './testimonials/testimonials.schema.ts';
import { tileMapSchema } from './tile-map/tile-map.schema.ts';

/** Every kind of section that a page file may name in `type`. */
export const sectionSchema = z.discriminatedUnion('type', [
  boardSizesSchema,
  branchListSchema,
  budgetSchema,
  callToActionSchema,
  candidatesSchema,
  caseStudySchema,
  checkoutSchema,
  contactSchema,
  districtGridSchema,
  faqSchema,
  figuresSchema,
  heroSchema,
  jobListSchema,
  jobStripSchema,
  linkListSchema,
  offersSchema,
  packagesSchema,
  paintSchema,
  paymentStatusSchema,
  platformsSchema,
  rateCardSchema,
  reasonsSchema,
  recordingSchema,
  serviceBoardSchema,
  statementsSchema,
  stepsSchema,
  testimonialsSchema,
  tileMapSchema,
]);

/** A section of any kind, as its schema reads it. */
export type PageSection = z.infer<typeof sectionSchema>;

/** Kinds of section that hold the only h1 of their page, as their title. */
const headlineTypes = ['hero', 'budget', 'checkout', 'paint', 'payment-status'] as const;

/** Whether a section holds the headline of its page. */
export const isHeadlineSection = <Kind extends { type: string }>(
  section: Kind,
): section is Extract<Kind, { type: (typeof headlineTypes)[number] }> =>
  headlineTypes.some((type) => type === section.type);
