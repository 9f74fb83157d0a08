import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { contactFieldNames } from '#contract/contact-message.ts';
import { describedLabelsOf, labelsOf, template } from '#contract/label.ts';
import { regions } from './district.schema.ts';
import { line, list, stars } from './text.schema.ts';

const labels = describedLabelsOf(320);
const named = labelsOf(320);

const districtLabels = labels({
  breadcrumb: 'Link to all locations; at the top of the page',
  facts: ['Heading of the facts', 'district'],
  place: ['Heading of the small map', 'district'],
  division: 'Division; name of a fact',
  headquarters: 'Main town; name of a fact',
  neighbours: 'Nearby districts; name of a fact',
  beyond: 'Neighbours outside Bihar; name of a fact',
  distance: 'Distance from Siwan; name of a fact',
  distanceValue: ['Distance in words', 'km'],
  atHome: 'Distance of our own district',
  region: 'Region; name of a fact',
  knownFor: ['Heading of what it is known for', 'district'],
  livesOn: 'Heading of what people live on',
  reach: ['Heading of the way there', 'district'],
  visit: 'Heading of the way to our office; on the page of its district',
  services: ['Heading of our services', 'district'],
  formats: 'Heading of the kinds of advertisement',
  pricesLead: 'Sentence above the prices',
  budget: 'Link to the budget page',
  review: ['Heading of the review', 'district'],
  highlight: 'Words before the local highlight',
  reasons: 'Heading of the reasons',
  map: 'Heading of the map of Bihar',
  chat: ['WhatsApp button', 'district'],
  call: 'Call button',
  closing: ['Heading of the closing band', 'district'],
  closingText: 'Sentence in the closing band',
  town: ['Note on a town; says in which district it is', 'district', 'town'],
  townText: ['Note for visitors who searched for a town', 'district', 'town'],
  size: 'Size of the hoarding at the top',
}).extend({
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
  language: z
    .strictObject({
      code: z
        .string()
        .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and a country, such as hi-IN')
        .describe('Language code; such as hi-IN, also for dates and times'),
      name: line(30, 'Name of the language; in that language, for links to its pages'),
    })
    .describe('Language'),
  header: labels({
    skip: 'Link past the menu; for keyboards and screen readers',
    navigation: 'Name of the menu; for screen readers',
    menu: 'Menu button on phones',
    open: ['Button that opens a list; for screen readers', 'name'],
    home: 'Link to the home page; for screen readers',
    call: ['Call button; for screen readers', 'phone'],
  }).describe('Header'),
  footer: labels({
    services: 'Heading of the services',
    moreServices: 'Heading of more services',
    locations: 'Heading of the locations',
    tools: 'Heading of pages to plan with',
    districts: 'Link to all districts',
    policies: 'Heading of the policies',
    contact: 'Heading of phone and WhatsApp',
    follow: 'Heading of the social networks',
    chat: 'WhatsApp link',
    chatText: ['WhatsApp message from a page', 'page'],
    call: ['Call link; for screen readers', 'phone'],
    mail: ['E-mail link; for screen readers', 'email'],
    rights: ['Copyright line', 'year'],
  }).describe('Footer'),
  social: labels({
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  }).describe('Names of the social networks'),
  notice: labels({
    title: 'Heading',
    text: 'Text',
    accept: 'Button that closes it',
    more: 'Link to the privacy policy',
  }).describe('Notice that visitors see first'),
  chat: labels({
    float: 'WhatsApp button on every page',
    call: 'Call button at the bottom of phones',
    short: 'WhatsApp button at the bottom of phones',
    text: ['WhatsApp message of the button', 'page'],
    prompt: 'Name of the small message; for screen readers',
    title: ['Sender of the small message', 'name'],
    reply: ['WhatsApp message of a reply; after the small message', 'name', 'page', 'reply'],
    open: 'Reply button of the small message',
    close: 'Close button of the small message',
    scan: ['Note beside the QR code; on computers', 'phone'],
  }).describe('WhatsApp buttons and messages'),
  actions: labels({
    opensWhatsApp: 'Note that a button opens WhatsApp; for screen readers',
    book: 'Button that books a service',
    quote: 'Button that asks for a quote',
    quoteText: ['WhatsApp message for a quote', 'service'],
    start: 'Button of a package',
    startText: ['WhatsApp message for a package', 'name', 'price', 'service'],
  }).describe('Buttons of services and packages'),
  price: labels({
    from: ['Starting price', 'price'],
    custom: 'Instead of a price; for a custom quote',
    popular: 'Mark on the most popular package',
    perMonth: 'Period of a monthly price',
    oneTime: 'Period of a one-time price',
    adSpend: ['Ad spend of a package', 'amount'],
    inAll: ['Total of a package with ad spend', 'amount', 'period'],
    excluding: 'Note on GST',
  }).describe('Prices'),
  boardSizes: labels({
    area: ['Area of a board', 'area'],
    rate: ['Price of printing', 'price'],
    other: 'Choice of another size',
    see: 'Link to the checkout',
  }).describe('Board sizes'),
  budget: labels({
    sum: 'Heading of the amounts',
    anySum: 'Field for another amount',
    purpose: 'Field for the purpose',
    post: 'Field for the post in an election',
    postRule: ['Note on the limit of a post', 'year', 'limit', 'vehicles', 'days'],
    district: 'Field for the district',
    anyDistrict: 'Entry without a district',
    districtFault: 'Message about an unknown district',
    sumFault: ['Message about a wrong amount', 'least', 'most', 'sum'],
    samePrices: 'Note that prices are the same everywhere',
    fixed: 'Name of the fixed price',
    asked: 'Name of the extra costs',
    nothingAsked: 'Text for no extra costs',
    left: ['What is left of the budget', 'amount'],
    over: ['What is above the budget', 'amount'],
    none: 'Text if no plan fits',
    change: 'Button to change or send a plan',
    fewer: ['Button for fewer; for screen readers', 'name'],
    more: ['Button for more; for screen readers', 'name'],
    tooMany: 'Note on more than one order can take',
    limitVehicles: ['Note on the most vehicles of a post', 'count', 'vehicles', 'most'],
    limitDays: ['Note on the length of a campaign', 'count', 'most'],
    limitOrder: ['Note on the most that one order can take', 'count', 'most'],
    send: 'Send button',
    message: [
      'WhatsApp message with the plan',
      'sum',
      'purpose',
      'district',
      'lines',
      'total',
      'rest',
      'asked',
    ],
    print: 'Print button',
    date: 'Name of the date on paper',
    scan: 'Note beside the printed QR code',
    valid: ['How long prices hold', 'days'],
    withoutScripts: ['Note for browsers without JavaScript', 'sum'],
  }).describe('Budget page'),
  map: labels({
    legend: 'Words above the regions',
    here: 'Mark of the district of the page',
  }).describe('Map of Bihar'),
  districtFinder: labels({
    field: 'Name of the field',
    open: 'Button that opens the page',
    unknown: 'Message about an unknown district',
  }).describe('Search for a district'),
  regions: named(regions).describe('Names of the regions'),
  formats: named(formats).describe('Names of the kinds of advertisement'),
  jobs: labels({
    title: 'Heading',
    all: 'Link to all jobs',
    filter: 'Heading of the filters',
    kinds: 'Filter by kind',
    places: 'Filter by place',
    everything: 'Choice without a filter',
  }).describe('Finished jobs'),
  testimonials: labels({
    sample: 'Stamp on a sample',
    stars: ['Stars in words; for screen readers', 'count'],
  }).describe('Reviews'),
  district: districtLabels.describe('District pages'),
  office: labels({
    title: ['Heading of an office', 'city', 'role', 'state'],
    text: ['Sentence about an office', 'city'],
    chatText: ['WhatsApp message to an office', 'city'],
  }).describe('Pages of our offices'),
  policy: labels({ effective: ['Line with the date', 'date'] }).describe('Policies'),
  contact: labels({
    name: 'Field for the name',
    email: 'Field for the e-mail',
    location: 'Field for the office',
    service: 'Field for the service',
    message: 'Field for the message',
    required: 'Note on fields with a star',
    incomplete: 'Message about missing fields',
    send: 'Send button',
    messageText: ['WhatsApp message of the form', ...contactFieldNames],
    privacy: 'Note on privacy',
    opened: 'Message after sending',
    blocked: 'Message if WhatsApp did not open',
    hours: 'Name of the opening hours',
    phone: 'Name of the phone numbers',
    mail: 'Name of the e-mail',
    seller: 'Name of the seller',
    complaints: 'Name of the complaints officer',
    chat: 'WhatsApp button',
    chatText: 'WhatsApp message of the button',
  }).describe('Contact page'),
  print: labels({ date: ['Line on printed pages', 'address', 'date'] }).describe('Printed pages'),
  share: z
    .strictObject({
      line: line(60, 'Small line on every link preview picture'),
      service: template(70, 'Service of a district page; for search engines', ['district']),
      area: line(40, 'Area served; for search engines'),
      areaOf: template(40, 'Place with its country; for search engines', ['area']),
    })
    .describe('Link previews and search engines'),
});

/** A parsed labels.yaml. */
export type Labels = z.infer<typeof labelsSchema>;
