import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { contactFieldNames } from '#contract/contact-message.ts';
import { labelsOf, template } from '#contract/label.ts';
import { regions } from './district.schema.ts';
import { districtLabelsSchema } from './district-labels.schema.ts';
import { line } from './text.schema.ts';

const labels = labelsOf(320);

/**
 * Every label of the interface that belongs to no single page: content/{language}/labels.yaml.
 * All keys are required, so a language with one missing does not build. Placeholders in
 * braces are filled in by code: {brand}, {name}, {page}, {price}, {service}, {district} and so on.
 */
export const labelsSchema = z.strictObject({
  language: z.strictObject({
    code: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and a country, such as hi-IN')
      .describe('BCP 47, for the lang attribute, dates and times'),
    name: line(30, 'Name of the language in itself, as the links to its pages say it'),
  }),
  header: labels(['skip', 'navigation', 'menu', 'home'], {
    open: ['name'],
    call: ['phone'],
  }),
  footer: labels(['services', 'locations', 'districts', 'policies', 'contact', 'follow', 'chat'], {
    rights: ['year'],
    call: ['phone'],
    chatText: ['page'],
    mail: ['email'],
  }),
  social: labels(['facebook', 'twitter', 'instagram', 'linkedin']),
  notice: labels(['title', 'text', 'accept', 'more']),
  chat: labels(['float', 'prompt', 'open', 'close'], {
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
  hero: labels([], { rickshaw: ['panels'] }),
  boardSizes: labels([], { area: ['area'], rate: ['price'] }),
  budget: labels(
    [
      'sum',
      'anySum',
      'purpose',
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
  map: labels(['legend', 'here']).extend({
    letters: z.int().min(1).max(4).describe('Letters of a name of one word on its tile'),
  }),
  regions: labels(regions),
  formats: labels(formats),
  jobs: labels(['title', 'all', 'note', 'filter', 'everything', 'kinds', 'places']),
  testimonials: labels(['sample', 'note'], { stars: ['count'] }),
  district: districtLabelsSchema,
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
      'nameMissing',
      'emailWrong',
      'messageMissing',
      'send',
      'privacy',
      'opened',
      'blocked',
      'hours',
      'phone',
      'mail',
      'seller',
      'complaints',
      'complaintsTime',
      'chat',
      'chatText',
    ],
    { messageText: contactFieldNames },
  ),
  print: labels([], { date: ['address', 'date'] }),
  share: z.strictObject({
    line: line(60, 'Small line on every link preview picture'),
    service: template(70, 'What a page of a district offers, for structured data', ['district']),
    area: line(40, 'Where we work, for structured data'),
    areaOf: template(40, 'A place in structured data, with its country', ['area']),
  }),
});

/** The labels of content/{language}/labels.yaml. */
export type Labels = z.infer<typeof labelsSchema>;
