import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { text } from '#contract/label.ts';
import { budgetSchema } from '#src/features/budget/budget.schema.ts';
import { checkoutSchema, paymentStatusSchema } from '#src/features/checkout/checkout.schema.ts';
import { contactSchema } from '#src/features/contact/contact.schema.ts';
import { paintSchema } from '#src/features/paint/paint.schema.ts';
import {
  action,
  entries,
  line,
  list,
  path,
  rupees,
  section,
  serviceName,
  slug,
  stars,
  titledText,
} from './text.schema.ts';

const subjects = [
  'activation',
  'bihar',
  'e-rickshaw',
  'event',
  'not-found',
  'outdoor',
  'patna',
  'political',
  'ppc',
  'retail',
  'seo',
  'social',
  'websites',
] as const;

const drawingSchema = z.strictObject({
  subject: z.enum(subjects),
  word: line(10, 'Painted on the board in the drawing'),
});

/** A drawing, and the word that is painted on something in it. */
export type HeroDrawing = z.infer<typeof drawingSchema>;

/** The top of a page: a hoarding, a street, a branded rickshaw or a poster (docs/product.md, Design). */
export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    artwork: z
      .enum(['hoarding', 'street', 'rickshaw', 'poster'])
      .describe(
        'hoarding: board on two poles; street: a drawing beside the text; rickshaw: three lettered panels; poster: framed sheet',
      ),
    eyebrow: line(60, 'Small line above the headline').optional(),
    title: line(70, 'The headline; the only h1 of the page', 5),
    lead: line(240, 'One or two sentences under the headline', 20),
    size: line(
      16,
      'Width and height of the board, such as 20 × 10 ft; only for artwork: hoarding',
    ).optional(),
    drawing: drawingSchema
      .describe('Needed for artwork: street; fills the right half of a hoarding')
      .optional(),
    caption: z
      .strictObject({ text: line(60, 'Line under the drawing'), action })
      .describe('A line and a button under the drawing; only for artwork: street')
      .optional(),
    nameField: z
      .strictObject({
        label: line(40, 'Label of the field'),
        button: line(24, 'Button beside it'),
        to: path,
      })
      .describe('Under a board: takes the name that is typed to the page that paints it')
      .optional(),
    panels: z
      .array(line(16, 'Text on one panel of the rickshaw'))
      .length(3)
      .describe('Roof, side and back panel, in this order; only for artwork: rickshaw')
      .optional(),
    actions: z
      .array(action)
      .max(2)
      .default([])
      .describe('A poster may have none, where the page itself is the action'),
  })
  .refine(({ artwork, actions }) => artwork === 'poster' || actions.length > 0, {
    path: ['actions'],
    message: 'only a poster may do without buttons',
  })
  .refine(({ artwork, size }) => (artwork === 'hoarding') === (size !== undefined), {
    path: ['size'],
    message: 'a hoarding needs a size, and nothing else has one',
  })
  .refine(
    ({ artwork, drawing }) =>
      artwork === 'hoarding' || (artwork === 'street') === (drawing !== undefined),
    {
      path: ['drawing'],
      message: 'a street needs a drawing, a hoarding may have one, and nothing else has one',
    },
  )
  .refine(({ artwork, caption }) => artwork === 'street' || caption === undefined, {
    path: ['caption'],
    message: 'a caption belongs to artwork: street, and only to it',
  })
  .refine(({ artwork, nameField }) => artwork === 'hoarding' || nameField === undefined, {
    path: ['nameField'],
    message: 'a field for a name belongs to artwork: hoarding, and only to it',
  })
  .refine(({ artwork, panels }) => (artwork === 'rickshaw') === (panels !== undefined), {
    path: ['panels'],
    message: 'panels belong to artwork: rickshaw, and only to it',
  });

/** A closing band with one or two buttons. */
const callToActionSchema = z.strictObject({
  type: z.literal('call-to-action'),
  title: line(80, 'Heading'),
  text: line(240, 'Sentence under the heading', 20),
  actions: list(1, 2, action),
});

/** What is included: services, features, benefits or campaign types. */
const offersSchema = section('offers', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  layout: z
    .enum(['posters', 'ledger', 'strip'])
    .describe(
      'posters: sheets of uneven size; ledger: numbered ruled rows; strip: short two-column list',
    ),
  items: list(2, 8, titledText),
});

/** Three to five packages of a service page; each button opens WhatsApp. */
export const packagesSchema = section('packages', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  service: line(60, 'Service named in the prefilled chat text'),
  items: entries(3, 5, {
    name: line(30, 'Name of the package'),
    price: rupees,
    period: z.enum(['per month', 'one-time']).describe('How the price is charged'),
    adSpend: z
      .strictObject({
        amount: rupees,
        orMore: z.boolean().default(false).describe('Shown with a plus sign'),
      })
      .optional()
      .describe('Monthly budget that the client pays to Google or Meta (PPC only)'),
    popular: z.boolean().describe('Exactly one package of a page is the popular one'),
    features: list(4, 8, line(90, 'One thing that is included')),
  }).refine((items) => items.filter((item) => item.popular).length === 1, {
    message: 'exactly one package must be popular',
  }),
});

/** Why choose us: headings with short points. */
const reasonsSchema = section('reasons', {
  items: entries(2, 5, {
    title: line(50, 'Reason'),
    points: list(1, 5, line(140, 'One fact that supports it', 10)),
  }),
});

/** Steps of a process or chapters of a story, joined by a running stitch. */
const stepsSchema = section('steps', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  items: entries(3, 8, {
    mark: line(10, 'Year, day or number shown on the stitch', 1).optional(),
    title: line(60, 'Short heading'),
    text: line(320, 'What happens', 20),
  }),
});

/** Longer words: founder story, mission, vision, aims, values. */
export const statementsSchema = section('statements', {
  layout: z
    .enum(['letter', 'columns'])
    .describe('letter: one running text; columns: headed paragraphs'),
  social: z.boolean().describe('Show the social links of agency.yaml below').default(false),
  items: entries(1, 8, {
    title: line(60, 'Short heading').optional(),
    text: line(700, 'Paragraph', 20).optional(),
    points: z.array(line(120, 'One point')).max(8).optional(),
  }),
  signature: z
    .strictObject({
      name: line(40, 'Who tells it', 3),
      role: line(40, 'What that person is here'),
      sample: z.boolean().describe('true until the real name stands here'),
    })
    .optional()
    .describe('Below the last paragraph'),
});

/** Questions people ask before they call. */
const faqSchema = section('faq', {
  items: entries(2, 10, {
    question: line(110, 'Question in the words of a visitor', 10),
    answer: line(480, 'Plain answer', 20),
  }),
});

/** Big numbers on halftone dots. */
const figuresSchema = section('figures', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  items: entries(2, 8, {
    value: line(10, 'The number as it is painted, such as ₹4Cr+', 1),
    label: line(60, 'What it counts'),
  }),
});

/** The places we work on: platforms and what each is good for. */
const platformsSchema = section('platforms', {
  items: entries(3, 8, { name: line(30, 'Platform'), text: line(120, 'What it is good for', 10) }),
});

/** A set of plain links, such as the fifteen districts of the Bihar overview. */
const linkListSchema = section('link-list', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  links: entries(2, 20, { label: line(60, 'Text of the link'), to: path }),
});

/** Painted list of services, each a link; a starting price is looked up in the catalogue. */
const serviceBoardSchema = section('service-board', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  items: entries(3, 12, {
    title: line(40, 'Name of the service'),
    text: line(140, 'One sentence', 15),
    to: path,
    from: serviceName('Name of a row in catalogue.yaml; shows its price as "from"').optional(),
  }),
  action: action.describe('Button below the list').optional(),
});

const feet = z.number().int().min(2).max(100);

/** Sizes of boards, drawn to one scale, and what printing each costs at the rate of the catalogue. */
const boardSizesSchema = z.strictObject({
  type: z.literal('board-sizes'),
  title: line(70, 'Heading'),
  lead: line(240, 'Sentence under the heading', 20),
  from: serviceName('Name of the row in catalogue.yaml that is priced by the square foot'),
  rent: line(240, 'What is said of the rent of the site', 20),
  sizes: entries(2, 6, {
    width: feet.describe('Width in feet'),
    height: feet.describe('Height in feet'),
    text: line(60, 'Where such a board stands'),
  }),
});

/** One job told with its figures. */
export const caseStudySchema = z.strictObject({
  type: z.literal('case-study'),
  sample: z.boolean().optional().describe('true while no real job stands behind it'),
  title: line(80, 'Heading'),
  text: line(600, 'What was done', 40),
  figures: entries(2, 4, { value: line(12, 'Number', 1), label: line(60, 'What it counts') }),
});

/** Placeholder candidate posters of the Bihar elections 2025. */
const candidatesSchema = section('candidates', {
  lead: line(240, 'Sentence under the heading', 20),
  sample: z.boolean().describe('true while the candidates are invented'),
  items: z
    .array(
      z.strictObject({
        name: line(40, 'Candidate'),
        party: line(40, 'Party or independent'),
        symbol: z
          .enum(['dholak', 'kettle', 'comb', 'scissors'])
          .describe('A free symbol of the ballot, not of a party'),
        description: line(140, 'What we did or would do', 20),
      }),
    )
    .length(4),
  action,
});

/** Words of clients, each `sample: true` until the client has allowed them. */
export const testimonialsSchema = section('testimonials', {
  items: entries(1, 6, {
    name: line(40, 'Who says it'),
    company: line(60, 'Business and town'),
    text: line(320, 'What the client says', 30),
    stars,
    sample: z.boolean().describe('true until the client has allowed these words'),
  }),
});

/** A recording to be heard, with what is said in it. */
export const recordingSchema = section('recording', {
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.mp3$/,
      'must have small letters, digits and hyphens, and end in .mp3',
    )
    .describe('An MP3 in public/audio'),
  transcript: text(1500, 'What is heard, word by word, for those who do not hear it', 20),
});

/** The printed card of every priced service; rows come from catalogue.yaml. */
const rateCardSchema = section('rate-card', {
  lead: line(240, 'Sentence under the heading', 20),
  disclaimer: line(400, 'GST and third-party costs', 20),
  action,
});

/** All jobs of content/work, to be filtered by kind and place; nothing where there are none. */
const jobListSchema = section('job-list', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
});

/** As many jobs as stand side by side. */
export const mostJobs = 3;

/**
 * The newest jobs of content/work, three at most; nothing where none fits. A district and a branch show
 * theirs without naming this section.
 */
const jobStripSchema = z.strictObject({
  type: z.literal('job-strip'),
  most: z.int().min(1).max(mostJobs).optional().describe('Fewer than three jobs'),
  formats: z.array(z.enum(formats)).optional().describe('Only jobs of these kinds'),
  district: slug.optional().describe('Only jobs there: file name of a district or a branch'),
});

/** Cards of all districts; rows come from the districts collection. */
const districtGridSchema = section('district-grid', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
});

/** Bihar in tiles: the 38 districts as a cartogram of links (docs/product.md, Design). */
const tileMapSchema = section('tile-map', {
  lead: line(300, 'Sentence under the heading', 20),
  highlighted: slug.describe('Slug of the district whose tile is highlighted').optional(),
});

/** Links to the branches outside Bihar; rows come from the branches collection. */
const branchListSchema = section('branch-list', {
  lead: line(240, 'Sentence under the heading', 20),
});

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
