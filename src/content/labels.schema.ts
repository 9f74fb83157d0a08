import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { contactFieldNames } from '#contract/contact-message.ts';
import { labelsOf, template } from '#contract/label.ts';
import { regions } from './district.schema.ts';
import { line, list, stars } from './text.schema.ts';

const labels = labelsOf(320);

const districtLabels = labels(
  [
    'breadcrumb',
    'division',
    'headquarters',
    'neighbours',
    'beyond',
    'distance',
    'atHome',
    'region',
    'livesOn',
    'formats',
    'pricesLead',
    'budget',
    'highlight',
    'reasons',
    'map',
    'call',
    'closingText',
    'size',
  ],
  {
    facts: ['district'],
    knownFor: ['district'],
    reach: ['district'],
    services: ['district'],
    place: ['district'],
    review: ['district'],
    chat: ['district'],
    mapLead: ['district'],
    closing: ['district'],
    distanceValue: ['km'],
    town: ['district', 'town'],
    townText: ['district', 'town'],
  },
).extend({
  keywords: list(2, 8, template(50, 'Search phrase', ['district'])).describe(
    'Search phrases of all district pages',
  ),
  genericHighlight: line(320, 'Text for districts without a highlight'),
  genericReview: z
    .strictObject({
      sample: z.literal(true).describe('Still a sample'),
      text: template(320, 'What the client says', ['district']),
      name: line(40, 'Who says it'),
      business: template(60, 'Kind of business and place', ['district']),
      stars,
    })
    .describe('Review for districts without one'),
});

/** Labels that belong to no single page, and the placeholders of each: content/{language}/labels.yaml. */
export const labelsSchema = z.strictObject({
  language: z.strictObject({
    code: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and a country, such as hi-IN')
      .describe('Language code; such as hi-IN, also for dates and times'),
    name: line(30, 'Name of the language; in that language, for links to its pages'),
  }),
  header: labels(['skip', 'navigation', 'menu', 'home'], {
    open: ['name'],
    call: ['phone'],
  }),
  footer: labels(
    [
      'services',
      'moreServices',
      'locations',
      'tools',
      'districts',
      'policies',
      'contact',
      'follow',
      'chat',
    ],
    { rights: ['year'], call: ['phone'], chatText: ['page'], mail: ['email'] },
  ),
  social: labels(['facebook', 'twitter', 'instagram', 'linkedin']),
  notice: z
    .strictObject({
      title: line(320, 'Heading', 1),
      text: line(320, 'Text', 1),
      accept: line(320, 'Button that closes it', 1),
      more: line(320, 'Link to the privacy policy', 1),
    })
    .describe('Notice that visitors see first'),
  chat: labels(['float', 'call', 'short', 'prompt', 'open', 'close'], {
    text: ['page'],
    title: ['name'],
    reply: ['name', 'page', 'reply'],
    scan: ['phone'],
  }),
  actions: labels(['opensWhatsApp', 'book', 'quote', 'start'], {
    quoteText: ['service'],
    startText: ['name', 'price', 'service'],
  }),
  price: labels(['custom', 'popular', 'perMonth', 'oneTime', 'excluding'], {
    from: ['price'],
    adSpend: ['amount'],
    inAll: ['amount', 'period'],
  }),
  boardSizes: labels(['other', 'see'], { area: ['area'], rate: ['price'] }),
  budget: labels(
    [
      'sum',
      'anySum',
      'purpose',
      'post',
      'district',
      'anyDistrict',
      'samePrices',
      'fixed',
      'asked',
      'nothingAsked',
      'none',
      'change',
      'tooMany',
      'send',
      'print',
      'date',
      'scan',
      'districtFault',
    ],
    {
      postRule: ['year', 'limit', 'vehicles', 'days'],
      left: ['amount'],
      over: ['amount'],
      fewer: ['name'],
      more: ['name'],
      valid: ['days'],
      sumFault: ['least', 'most', 'sum'],
      withoutScripts: ['sum'],
      message: ['sum', 'purpose', 'district', 'lines', 'total', 'rest', 'asked'],
    },
  ),
  map: labels(['legend', 'here']),
  districtFinder: labels(['field', 'open', 'unknown']),
  regions: labels(regions),
  formats: labels(formats),
  jobs: labels(['title', 'all', 'filter', 'everything', 'kinds', 'places']),
  testimonials: labels(['sample'], { stars: ['count'] }),
  district: districtLabels,
  office: labels([], {
    title: ['city', 'role', 'state'],
    text: ['city'],
    chatText: ['city'],
  }),
  policy: labels([], { effective: ['date'] }),
  contact: labels(
    [
      'name',
      'email',
      'location',
      'service',
      'message',
      'required',
      'incomplete',
      'send',
      'privacy',
      'opened',
      'blocked',
      'hours',
      'phone',
      'mail',
      'seller',
      'complaints',
      'chat',
      'chatText',
    ],
    { messageText: contactFieldNames },
  ),
  print: labels([], { date: ['address', 'date'] }),
  share: z.strictObject({
    line: line(60, 'Small line on every link preview picture'),
    service: template(70, 'Service of a district page; for search engines', ['district']),
    area: line(40, 'Area served; for search engines'),
    areaOf: template(40, 'Place with its country; for search engines', ['area']),
  }),
});

/** A parsed labels.yaml. */
export type Labels = z.infer<typeof labelsSchema>;
