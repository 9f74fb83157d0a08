import { z } from 'astro/zod';
import { label, labelsOf } from '#contract/label.ts';
import { formats, regions } from './district.schema.ts';
import { line } from './text.schema.ts';

/** What code fills in. */
const placeholders = [
  'amount',
  'area',
  'brand',
  'date',
  'district',
  'email',
  'km',
  'location',
  'message',
  'name',
  'page',
  'panels',
  'phone',
  'price',
  'service',
  'town',
  'year',
];

const text = label(320, placeholders);
const labels = labelsOf(text);

/**
 * Every label of the interface that belongs to no single page: content/{language}/labels.yaml.
 * All keys are required, so a language with one missing does not build. Placeholders in
 * braces are filled in by code: {brand}, {name}, {page}, {price}, {service}, {district} and so on.
 */
export const labelsSchema = z.strictObject({
  language: z.strictObject({
    code: z.enum(['en-IN', 'hi-IN']).describe('BCP 47, for the lang attribute and hreflang'),
  }),
  header: labels('skip', 'navigation', 'menu', 'open', 'call', 'home'),
  footer: labels(
    'services',
    'locations',
    'districts',
    'policies',
    'contact',
    'follow',
    'rights',
    'call',
    'chat',
    'chatText',
    'mail',
  ),
  social: labels('facebook', 'twitter', 'instagram', 'linkedin'),
  notice: labels('title', 'text', 'accept', 'more'),
  chat: labels('float', 'text', 'prompt', 'title', 'open', 'close', 'scan'),
  actions: labels('opensWhatsApp', 'book', 'quote', 'quoteText', 'start', 'startText'),
  price: labels('from', 'custom', 'popular', 'adSpend', 'perMonth', 'oneTime', 'excluding'),
  hero: labels('rickshaw'),
  map: labels('legend', 'here'),
  regions: labels(...regions),
  formats: labels(...formats),
  testimonials: labels('stars', 'note'),
  district: z.strictObject({
    ...labels(
      'breadcrumb',
      'facts',
      'division',
      'headquarters',
      'neighbours',
      'beyond',
      'distance',
      'distanceValue',
      'atHome',
      'region',
      'knownFor',
      'livesOn',
      'reach',
      'services',
      'formats',
      'review',
      'highlight',
      'reasons',
      'map',
      'mapLead',
      'chat',
      'call',
      'closing',
      'closingText',
      'town',
      'townText',
      'size',
    ).shape,
    keywords: z
      .array(line(50, 'Search phrase with {district}'))
      .min(2)
      .max(8)
      .describe('Phrases people search for, of every district page'),
    genericReview: z.strictObject({
      sample: z.boolean().describe('true until a real client has allowed these words'),
      text,
      name: text,
      business: text,
    }),
    genericHighlight: text,
  }),
  policy: labels('effective'),
  contact: labels(
    'name',
    'email',
    'location',
    'service',
    'message',
    'required',
    'send',
    'privacy',
    'opened',
    'blocked',
    'messageText',
    'hours',
    'phone',
    'mail',
    'chat',
    'chatText',
  ),
  share: z.strictObject({
    line: line(60, 'Small line on every link preview picture'),
    service: line(70, 'What a page of {district} offers, for structured data'),
    area: line(40, 'Where we work, for structured data'),
    areaOf: line(40, 'A place of {area} in structured data, with its country'),
  }),
});

/** The labels of content/{language}/labels.yaml. */
export type Labels = z.infer<typeof labelsSchema>;
