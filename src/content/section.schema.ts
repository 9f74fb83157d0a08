import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { countNames } from '#contract/counts.ts';
import { template } from '#contract/label.ts';
import { photoPlaces } from './photo.schema.ts';
import {
  action,
  entries,
  line,
  list,
  path,
  pathOrSection,
  placeSlug,
  sample,
  serviceName,
  slug,
  stars,
} from './text.schema.ts';

/** A section with a heading, by default of 70 letters. `name` is what staff see when they add one to a page. */
const section = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  name: string,
  fields: Fields,
) =>
  z
    .strictObject({ type: z.literal(type), title: line(70, 'Heading'), ...fields })
    .meta({ title: name });

const lead = line(240, 'Sentence under the heading', 20);
const deep = z.literal('deep').optional().describe('Darker paper behind the section');
const feet = z.int().min(2).max(100);
const rupees = z.int().min(1).max(10_000_000).describe('Amount; whole rupees');
const wholePrice = rupees.describe('Price; whole rupees');

const paintedWord = line(10, 'Painted word; on the board in the drawing');

const drawingSchema = z.strictObject({
  subject: z.enum([
    'activation',
    'bihar',
    'e-rickshaw',
    'event',
    'hills',
    'not-found',
    'office',
    'outdoor',
    'patna',
    'political',
    'ppc',
    'retail',
    'seo',
    'signpost',
    'social',
    'telephone',
    'websites',
    'workshop',
  ]),
  word: paintedWord,
});

/** A drawing with a painted word. */
export type HeroDrawing = z.infer<typeof drawingSchema>;

const drawing = drawingSchema.optional().describe('Drawing; beside the words');

const stage = <const Subject extends string, Fields extends z.ZodRawShape>(
  subject: Subject,
  name: string,
  fields: Fields,
) =>
  z
    .strictObject({
      subject: z.literal(subject),
      ...fields,
      caption: line(90, 'Line below the stage; says that it is an example'),
    })
    .meta({ title: name });

const stageSchema = z.discriminatedUnion('subject', [
  // A slip with an ad and its arithmetic; clicks and total are worked out.
  stage('ad-slip', 'Slip with an ad', {
    tag: line(6, 'Ad label; as Google writes it'),
    ad: line(18, 'Headline of the ad'),
    from: serviceName('Service from the price list; its price is our fee'),
    spend: rupees.describe('Ad spend in a month; whole rupees, paid to Google'),
    click: rupees.describe('Price of a click; in whole rupees'),
    rows: z.strictObject({
      spend: line(20, 'Label of the ad spend'),
      click: line(20, 'Label of the price of a click'),
      clicks: line(20, 'Label of the number of clicks'),
      fee: line(20, 'Label of our fee'),
      total: line(20, 'Label of the total'),
    }),
  }),
  // Posts of a page on a washing line: sweets, a reel, books.
  stage('posts', 'Posts on a washing line', {
    page: line(16, 'Name of the page'),
    posts: list(3, 3, line(14, 'Words under the picture of a post')).describe('Posts'),
  }),
  // A phone that has searched: the first result is the client's shop.
  stage('search-results', 'Phone that has searched', {
    search: line(20, 'Search words'),
    results: list(3, 3, line(20, 'Name of a shop')),
  }),
  // A phone with a shop's page, before the closed shutter of the shop.
  stage('shop-page', 'Phone before a shop', {
    shop: line(16, 'Name of the shop'),
    closed: line(10, 'Word on the shutter'),
    items: entries(2, 2, { name: line(12, 'Name of the product'), price: wholePrice }),
    call: line(12, 'Text on the button of the page'),
  }),
  stage('route', 'Round of a rickshaw', {
    stops: list(4, 4, line(12, 'Name of a stop; station, market, crossing, fair, in this order')),
    panels: list(3, 3, line(16, 'Text on one panel; roof, side and back, in this order')),
  }),
  // A street with the boards of the section board-sizes to one scale.
  stage('boards', 'Street with boards', {}),
  stage('shamiana', 'Tent with a stage', { word: paintedWord }),
  stage('counter', 'Counter of a sweet shop', {
    word: paintedWord,
    from: list(3, 5, serviceName('Service from the price list')).describe(
      'Services on the menu board',
    ),
  }),
  stage('tasting', 'Tasting table', {
    word: paintedWord,
    counts: entries(3, 3, {
      label: line(20, 'What a visitor did'),
      count: z.int().min(1).max(15).describe('Number; an example'),
    }),
  }),
  // A candidate's board on the wall of the own office, half painted, with an empty circle for the symbol.
  stage('wall', 'Painted wall', {
    words: line(24, 'Words in large letters'),
    post: line(24, 'Words in small letters; below the others'),
  }),
]);

/** The words of a stage, by its subject. */
export type HeroStage = z.infer<typeof stageSchema>;

/** The words of one stage. */
export type StageOf<Subject extends HeroStage['subject']> = Extract<
  HeroStage,
  { subject: Subject }
>;

/** The top of a page: a bazaar, a hoarding, a stage or a street (docs/product.md, Design). */
export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    artwork: z
      .enum(['bazaar', 'hoarding', 'stage', 'street'])
      .describe(
        'Picture; bazaar: the painted street, hoarding: a board on poles, stage: what the service makes, street: a drawing beside the text',
      ),
    eyebrow: line(60, 'Small line above the headline').optional(),
    title: line(70, 'Headline; the only one of this size on the page', 5),
    lead: line(240, 'Text under the headline; one or two sentences', 20),
    board: line(30, 'Words on the board above the street; only with the picture bazaar').optional(),
    size: line(16, 'Size of a hoarding; such as 20 × 10 ft').optional(),
    drawing: drawingSchema
      .describe(
        'Drawing; needed with the picture street, on the right half of a hoarding, with a stage only in the share picture',
      )
      .optional(),
    stage: stageSchema.describe('What the service makes; only with the picture stage').optional(),
    caption: z
      .strictObject({ text: line(60, 'Line under the drawing'), action })
      .describe('Line and button under the drawing; only with the picture street')
      .optional(),
    from: list(1, 6, serviceName('Service from the price list'))
      .describe(
        'Services of the page; all sold by one unit, their lowest price is below the headline',
      )
      .optional(),
    prices: list(1, 2, serviceName('Service from the price list'))
      .describe('Prices beside it; from tablets up, only with the picture bazaar')
      .optional(),
    actions: list(1, 2, action).describe('Buttons'),
  })
  .refine(({ artwork, board }) => (artwork === 'bazaar') === (board !== undefined), {
    path: ['board'],
    message: 'a bazaar needs words on its board, and nothing else has them',
  })
  .refine(({ artwork, prices }) => artwork === 'bazaar' || prices === undefined, {
    path: ['prices'],
    message: 'prices belong to artwork: bazaar, and only to it',
  })
  .refine(({ artwork, size }) => (artwork === 'hoarding') === (size !== undefined), {
    path: ['size'],
    message: 'a hoarding needs a size, and nothing else has one',
  })
  .refine(({ artwork, drawing }) => artwork !== (drawing ? 'bazaar' : 'street'), {
    path: ['drawing'],
    message: 'a street needs a drawing, a hoarding or stage may have one, and nothing else has one',
  })
  .refine(({ artwork, stage }) => (artwork === 'stage') === (stage !== undefined), {
    path: ['stage'],
    message: 'a stage belongs to artwork: stage, and only to it',
  })
  .refine(({ artwork, caption }) => artwork === 'street' || caption === undefined, {
    path: ['caption'],
    message: 'a caption belongs to artwork: street, and only to it',
  })
  .meta({ title: 'Top of the page' });

/** Three packages of a service page; each button opens WhatsApp. */
export const packagesSchema = section('packages', 'Packages with prices', {
  lead: lead.optional(),
  service: line(60, 'Service; named in the prepared WhatsApp message'),
  items: entries(3, 3, {
    name: line(30, 'Name of the package'),
    price: wholePrice,
    period: z.enum(['per month', 'one-time']).describe('How the price is charged'),
    adSpend: z
      .strictObject({
        amount: rupees,
        orMore: z.boolean().default(false).describe('Or more; shown with a plus sign'),
      })
      .optional()
      .describe('Ad spend in a month; what the client pays to Google or Meta, only for ads'),
    popular: z.boolean().describe('Most popular; exactly one package of a page'),
    features: list(4, 8, line(90, 'One thing that is included')),
  }).refine((items) => items.filter((item) => item.popular).length === 1, {
    message: 'exactly one package must be popular',
  }),
});

/** Longer texts: founder story, mission, vision, aims, values. */
export const statementsSchema = section('statements', 'Longer texts', {
  layout: z
    .enum(['letter', 'columns', 'sum'])
    .describe(
      'Layout; letter: one running text, columns: headed paragraphs, sum: a plus between two paragraphs',
    ),
  social: z.boolean().describe('Social links; shown below').default(false),
  items: entries(1, 8, {
    title: line(60, 'Short heading').optional(),
    text: line(700, 'Paragraph', 20).optional(),
    points: z.array(line(120, 'One point')).max(8).describe('Points').optional(),
  }),
  photo: z.enum(photoPlaces).optional().describe('Photo beside a letter'),
  signature: z
    .strictObject({
      name: line(40, 'Name of the author', 3),
      role: line(40, 'Role of the author'),
      sample: sample('true until this is the real name'),
    })
    .optional()
    .describe('Signature; below the last paragraph'),
});

/** A job and its figures. */
export const caseStudySchema = z
  .strictObject({
    type: z.literal('case-study'),
    sample: sample('true until it is a real job').optional(),
    title: line(80, 'Heading'),
    text: line(600, 'What was done', 40),
    word: line(12, 'Painted word; on the e-rickshaws in the drawing').optional(),
    figures: entries(2, 4, { value: line(12, 'Number', 1), label: line(60, 'What it counts') }),
  })
  .meta({ title: 'One job with its figures' });

/** Reviews by clients. */
export const testimonialsSchema = section('testimonials', 'Reviews', {
  items: entries(1, 6, {
    name: line(40, 'Who says it'),
    company: line(60, 'Business and town'),
    text: line(320, 'What the client says', 30),
    stars,
    sample: sample('true until the client has approved these words'),
  }),
});

/** Jobs that fit side by side. */
export const mostJobs = 3;

const count = z.int().min(1).max(100);

const mixLine = z
  .strictObject({
    from: serviceName('Service from the price list; if the first one is gone, the mix is left out'),
    counts: entries(0, 3, {
      of: z.enum(countNames).describe('What is counted'),
      least: count.describe('Starting number'),
      most: count.optional().describe('Largest number; if left out, the number stays as it is'),
    })
      .default([])
      .describe('Counts; multiplied by each other, the first one grows first, none if sold once'),
  })
  .refine(
    ({ counts }) =>
      counts.some(({ of }) => of === 'width') === counts.some(({ of }) => of === 'height'),
    'a width needs a height, and a height a width',
  );

const countCap = z.int().min(0).max(100);

/** The most that /budget takes. */
const mostSum = 1_000_000;

/** A post that a candidate stands for: what the last election allowed, and what our plans keep to. */
const postSchema = z
  .strictObject({
    slug: slug.describe('Name in addresses; such as /budget?post=mukhiya'),
    name: line(40, 'Name of the post'),
    limit: rupees.describe(
      'Legal limit in rupees; what a candidate could spend at the last election',
    ),
    year: z.int().min(2000).max(2100).describe('Year of that election'),
    vehicles: line(120, 'Vehicles allowed'),
    sum: rupees.optional().describe('Sum of the ready plans; the legal limit if left out'),
    days: z
      .int()
      .min(1)
      .max(31)
      .describe('Longest campaign in days; from the symbols to the silence period'),
    caps: z
      .partialRecord(z.enum(countNames), countCap)
      .describe('Largest numbers in a plan; 0 leaves out what is counted that way'),
  })
  .refine(({ limit, sum = limit }) => sum <= Math.min(limit, mostSum), {
    path: ['sum'],
    message: 'must be within the limit and 1000000, the most that /budget takes',
  });

const hasOneVehicleLine = ({ lines }: { lines: z.infer<typeof mixLine>[] }) =>
  lines.filter(({ counts }) => counts.some(({ of }) => of === 'vehicles')).length <= 1;

const purposeSchema = z
  .strictObject({
    slug: slug.describe('Name in addresses; such as /budget?purpose=sale'),
    name: line(24, 'What the money is for'),
    note: line(300, 'Legal requirements', 20).optional(),
    more: z
      .strictObject({ label: line(44, 'Text of the link'), to: path })
      .optional()
      .describe('Link to the full rules'),
    posts: list(0, 12, postSchema)
      .default([])
      .describe('Posts of an election; the first one is preselected'),
    mixes: entries(3, 4, {
      name: line(30, 'Name of the mix'),
      lines: list(1, 6, mixLine).describe(
        'Lines; bought in this order, then one more of each in turn',
      ),
    }).describe('Mixes; the first three that fit a sum are shown'),
  })
  .refine(({ posts, mixes }) => posts.length === 0 || mixes.every(hasOneVehicleLine), {
    path: ['mixes'],
    message: 'a mix for posts has one line with vehicles, because their number is capped',
  });

/** The budget planner: mixes of services for each purpose. */
export const budgetSchema = section('budget', 'Budget planner', {
  lead,
  sums: list(3, 5, rupees).describe('Sums to choose from; the second one is preselected'),
  purposes: list(2, 5, purposeSchema).refine(
    (purposes) => {
      const slugs = purposes.flatMap(({ slug, posts }) => [
        slug,
        ...posts.map((post) => post.slug),
      ]);
      return new Set(slugs).size === slugs.length;
    },
    { message: 'purposes and posts must have different slugs' },
  ),
  asked: entries(0, 24, {
    from: serviceName('Service from the price list'),
    text: line(80, 'Third-party cost; in small letters, such as site rent'),
  }).describe('Third-party costs; one thing per entry, the checkout names them above Pay'),
  validDays: z.int().min(1).max(90).optional().describe('Days for which a printed plan holds'),
  disclaimer: line(400, 'Note on fixed and other prices', 20),
});

const options = (meaning: string) =>
  z.array(line(40, meaning)).min(1).describe(`${meaning}s; the first one is preselected`);

const boardName = (board: string) => line(24, `Name of ${board}`);
const boardPrice = z
  .strictObject({
    from: serviceName(
      'Service from the price list; priced by the square foot, for the whole board',
    ).optional(),
    text: template(50, 'Price below the board', ['price']),
  })
  .refine(({ from, text }) => text.includes('{price}') === (from !== undefined), {
    path: ['text'],
    message: 'needs {price} with a "from", and none without',
  });
const colourName = (pair: string) => line(24, `${pair}; colours of ground and letters`);

/** The sections of a page file, by type. */
export const sectionSchema = z.discriminatedUnion('type', [
  section('announcement', 'Recorded announcement', {
    sample: sample('true until it is recorded: it is then left out'),
    lead,
    file: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.mp3$/, 'must be a name such as announcement.mp3')
      .describe('File of the sound; an MP3 in content/sounds'),
    seconds: z.int().min(5).max(30).describe('Length in seconds'),
    play: line(30, 'Button that starts it'),
    pause: line(30, 'The same button while it plays'),
    transcriptTitle: line(60, 'Heading of the transcript'),
    transcript: line(480, 'Every word that is heard', 20),
  }),
  budgetSchema,
  caseStudySchema,
  // Its labels are in payment.yaml, its services in catalogue.yaml.
  section('checkout', 'Payment form', {}),
  // Offices and the contact form; addresses come from agency.yaml, labels from labels.yaml.
  section('contact', 'Offices and contact form', {
    title: line(70, 'Heading of the form'),
    lead: line(240, 'Sentence above the form', 20),
    officesTitle: line(70, 'Heading of the offices'),
    locations: options('Location'),
    services: options('Service'),
  }),
  heroSchema,
  packagesSchema,
  // Paints a typed name on a board; features/paint/surfaces.ts has the sizes of the boards.
  section('paint', 'Paint your name', {
    title: line(70, 'Headline; the only one of this size on the page', 5),
    name: line(60, 'Label of the field for the name'),
    own: line(24, 'Painted word; until a name is typed'),
    tooLong: template(90, 'Note on a long name; shown if it is longer than what is painted', [
      'most',
    ]),
    privacy: line(120, 'Note on privacy; says where the name is kept', 20),
    kind: line(30, 'Heading of the boards'),
    kinds: z
      .strictObject({
        hoarding: boardName('a hoarding'),
        wall: boardName('a wall'),
        'e-rickshaw': boardName('an e-rickshaw'),
      })
      .describe('Names of the boards'),
    prices: z.strictObject({ hoarding: boardPrice, wall: boardPrice, 'e-rickshaw': boardPrice }),
    colour: line(30, 'Heading of the colours'),
    colours: z.strictObject({
      sindoor: colourName('Name of the red pair'),
      turmeric: colourName('Name of the yellow pair'),
      lime: colourName('Name of the white pair'),
    }),
    districtLabel: line(30, 'Label of the list of districts'),
    undecided: line(30, 'Entry without a district; first in the list of districts'),
    send: line(30, 'Share button; sends the picture to another app'),
    save: line(30, 'Save button; downloads the picture'),
    failed: line(
      90,
      'Message without a picture; replaces these buttons if the browser cannot make one',
      10,
    ),
    ask: line(40, 'Ask button; sends the picture and asks what the board costs'),
    attach: line(
      80,
      'Note below the buttons; shown where the first one saves the picture and opens the chat',
      10,
    ),
    chatOnly: line(50, 'Link below the buttons; opens the chat with the question only'),
    chat: line(160, 'WhatsApp message without a name; if no name is typed', 10),
    question: template(320, 'WhatsApp message', [
      'name',
      'kind',
      'size',
      'colours',
      'price',
      'district',
    ]),
    pictureLabel: template(120, 'Description of the picture; for screen readers', [
      'name',
      'kind',
      'colours',
    ]),
    signature: line(60, 'Signature; painted small into the picture: a sample, by whom, from where'),
    withoutScripts: z.strictObject({
      label: line(160, 'Label of the field; in a browser without JavaScript'),
      text: line(320, 'Text in that field; the visitor completes it', 20),
    }),
  }),
  section('payment-status', 'Payment status', {}),
  // A photo of content/photos across the page; nothing until there is one.
  z
    .strictObject({ type: z.literal('photo'), place: z.enum(photoPlaces).describe('Which photo') })
    .meta({ title: 'Photo across the page' }),
  statementsSchema,
  testimonialsSchema,
  z
    .strictObject({
      type: z.literal('call-to-action'),
      layout: z
        .enum(['shutter', 'poster', 'wall', 'tailboard'])
        .describe(
          'Layout; shutter: of a shop, poster: a pasted sheet, wall: painted on bricks, tailboard: of an e-rickshaw',
        )
        .optional(),
      title: line(80, 'Heading'),
      text: line(240, 'Sentence under the heading', 20),
      drawing,
      actions: list(1, 2, action).describe('Buttons'),
    })
    .meta({ title: 'Closing band with buttons' }),
  // What is included: services, features, benefits or campaign types.
  section('offers', 'What we offer', {
    lead: lead.optional(),
    layout: z
      .enum([
        'posters',
        'ledger',
        'sheets',
        'strip',
        'bulbs',
        'bunting',
        'panels',
        'tags',
        'wall',
        'windows',
      ])
      .describe(
        'Layout; posters: sheets of uneven size, ledger: numbered rows, sheets: of a calendar, strip: two columns, bulbs: signs with lamps around them, bunting: under pennants, panels: of an e-rickshaw, tags: of prices, wall: rows painted on bricks, windows: of a browser',
      ),
    background: deep,
    items: entries(2, 8, {
      title: line(70, 'Short heading'),
      text: line(320, 'Text; one to three sentences', 20),
    }),
  }),
  section('name-field', 'Field for a name to paint', {
    lead,
    label: line(40, 'Label of the field'),
    board: line(16, 'Word on the sign; until a name is typed'),
    button: line(24, 'Button beside the field'),
    to: path,
  }),
  section('reasons', 'Reasons to choose us', {
    folded: z.boolean().describe('Folded on phones; a tap opens each text').optional(),
    background: z.literal('paper').optional().describe('Paper background; instead of black'),
    items: entries(2, 5, {
      title: line(50, 'Reason'),
      points: list(1, 5, line(140, 'One fact that supports it', 10)).describe('Points'),
      promise: z
        .enum(['photographs'])
        .optional()
        .describe('Promise of the agency; the last point, shown once it is filled in'),
    }),
  }),
  section('steps', 'Steps', {
    lead: lead.optional(),
    layout: z
      .enum(['ladder', 'pins', 'route', 'shutters', 'tally'])
      .optional()
      .describe(
        'Layout; ladder: to a board, pins: on a map, route: with stops, shutters: the last one open, tally: strokes on a sheet; without it a running stitch',
      ),
    background: deep,
    items: entries(3, 8, {
      mark: line(10, 'Year, day or number; shown beside the step', 1).optional(),
      title: line(60, 'Short heading'),
      text: line(320, 'What happens', 20),
    }),
  }),
  section('faq', 'Questions and answers', {
    items: entries(2, 10, {
      question: line(110, 'Question in the words of a visitor', 10),
      answer: line(480, 'Plain answer', 20),
    }),
  }),
  section('figures', 'Large numbers', {
    lead,
    items: entries(2, 8, {
      value: line(10, 'Number; as painted, such as ₹4Cr+', 1),
      label: line(60, 'What it counts'),
    }),
  }),
  section('platforms', 'Platforms', {
    items: entries(3, 8, {
      name: line(30, 'Platform'),
      text: line(120, 'What it is good for', 10),
    }),
  }),
  section('link-list', 'List of links', {
    lead: lead.optional(),
    from: list(1, 4, serviceName('Service from the price list'))
      .describe('Services above the links; each with its price and a button that books it')
      .optional(),
    drawing,
    links: entries(2, 20, { label: line(60, 'Text of the link'), to: path }),
    prices: z
      .boolean()
      .describe('Lowest package price; below links that lead to packages')
      .optional(),
  }),
  section('service-board', 'Painted list of services', {
    lead: lead.optional(),
    items: entries(3, 12, {
      title: line(40, 'Name of the service'),
      text: line(140, 'Text; one sentence', 15),
      to: pathOrSection,
      from: serviceName('Service from the price list; its price is shown as "from"').optional(),
      drawing,
    }).refine((items) => items.filter((item) => item.drawing).length <= 1, {
      message: 'at most one sign may have a drawing',
    }),
    action: action.describe('Button below the list').optional(),
  }),
  section('audiences', 'Kinds of clients', {
    items: entries(2, 6, {
      name: line(30, 'Who it is; such as "A school"'),
      text: line(240, 'What works for them', 40),
      from: list(3, 3, serviceName('Service from the price list')).describe(
        'Three services with their prices',
      ),
      action,
    }),
  }),
  // Boards drawn to one scale, with the price of printing each; the checkout suggests these sizes.
  section('board-sizes', 'Board sizes', {
    lead,
    from: serviceName('Service from the price list; the one priced by the square foot'),
    rent: line(240, 'Note about site rent', 20),
    sizes: entries(2, 6, {
      width: feet.describe('Width in feet'),
      height: feet.describe('Height in feet'),
      text: line(60, 'Where such a board stands'),
    }),
  }),
  // What a candidate for each post may spend, ready plans within it, and the rules, by kind of election.
  section('election-posts', 'Election posts and their limits', {
    lead,
    limit: line(40, 'Line above the amounts; says what they are'),
    elections: entries(1, 4, {
      title: line(40, 'Kind of election'),
      posts: list(
        1,
        8,
        slug.describe('Post; its name in addresses, as on the budget page'),
      ).describe('Posts in this election'),
      points: list(1, 8, line(160, 'Rule; with its year')).describe('Rules'),
    }),
  }),
  section('candidates', 'Sample candidates', {
    lead,
    sample: sample('true while the candidates are invented'),
    items: entries(4, 4, {
      name: line(40, 'Name of the candidate'),
      party: line(40, 'Party or independent'),
      symbol: z
        .enum(['dholak', 'kettle', 'comb', 'scissors'])
        .describe('Election symbol; a free symbol, not of a party'),
      description: line(140, 'What we did or would do', 20),
    }),
    action,
  }),
  // All services of catalogue.yaml with their prices; its title is the h1 of the page.
  section('rate-card', 'Price list', {
    lead,
    disclaimer: line(400, 'Note on GST and third-party costs', 20),
    action,
  }),
  // All jobs, with filters by kind and place; nothing if there are none.
  section('job-list', 'All finished jobs', { lead: lead.optional() }),
  // The newest jobs; nothing if none fits. Pages of districts and branches show theirs without this section.
  z
    .strictObject({
      type: z.literal('job-strip'),
      most: z.int().min(1).max(mostJobs).optional().describe('Number of jobs; if fewer than three'),
      formats: z.array(z.enum(formats)).optional().describe('Kinds of jobs; only these are shown'),
      district: placeSlug('District or branch; only jobs there, by its file name').optional(),
    })
    .meta({ title: 'Newest jobs' }),
  section('district-grid', 'All districts', { lead: lead.optional() }),
  // A field that finds a district, above Bihar in tiles: the 38 districts as a cartogram of links (docs/product.md, Design).
  section('tile-map', 'Map of Bihar', {
    lead: line(300, 'Sentence under the heading', 20).optional(),
    highlighted: placeSlug('Highlighted district; its file name').optional(),
  }),
  section('branch-list', 'Branches outside Bihar', { lead }),
]);

/** A parsed section. */
export type PageSection = z.infer<typeof sectionSchema>;

/** Section types whose title is the h1 of the page. */
const headlineTypes = [
  'hero',
  'budget',
  'checkout',
  'paint',
  'payment-status',
  'rate-card',
] as const;

/** Whether the title of a section is the h1. */
export const isHeadlineSection = <Kind extends { type: string }>(
  section: Kind,
): section is Extract<Kind, { type: (typeof headlineTypes)[number] }> =>
  headlineTypes.some((type) => type === section.type);
