import { z } from 'astro/zod';
import { path } from './text.schema.ts';

/** The five cultural regions; each has a border pattern of its own (docs/product.md, Design). */
export const regions = ['bhojpuri', 'mithila', 'magadh', 'anga', 'seemanchal'] as const;
/** A region of Bihar; each has its edge and its ground on the map. */
export type Region = (typeof regions)[number];

/** What can carry an advertisement in a district; the names stand in labels.yaml. */
export const formats = [
  'hoarding',
  'e-rickshaw',
  'wall-painting',
  'mela',
  'haat',
  'station',
  'shop-board',
  'digital',
] as const;

const paragraph = (least: number, most: number, meaning: string) =>
  z.string().min(least).max(most).describe(meaning);

const service = z.strictObject({
  title: paragraph(8, 60, 'What we sell here, in words of this district'),
  text: paragraph(90, 320, 'Two or three sentences: where, to whom, how'),
});

const format = z.strictObject({
  format: z.enum(formats).describe('One of the known formats'),
  text: paragraph(40, 260, 'Where in this district it works: road, market, station, fair'),
});

const review = z.strictObject({
  sample: z.boolean().describe('true until a real client has allowed these words'),
  text: paragraph(60, 320, 'What the client says'),
  name: paragraph(3, 40, 'Who says it'),
  business: paragraph(5, 60, 'Kind of business and town'),
});

/** One district of Bihar: content/{language}/districts/{slug}.yaml (docs/product.md, Routes). */
export const districtSchema = z.strictObject({
  name: paragraph(3, 20, 'Name of the district; its file and addresses are named after it'),
  title: paragraph(
    30,
    62,
    'Title for search results, 50 to 60 characters, with the district in it',
  ),
  description: paragraph(110, 165, 'Description for search results, 140 to 160 characters'),
  headline: paragraph(15, 60, 'The words on the hoarding; they contain the name of the district'),
  lead: paragraph(70, 200, 'One or two sentences under the headline'),
  region: z.enum(regions).describe('Cultural region; picks the drawn edge of the page'),
  division: paragraph(4, 20, 'Administrative division'),
  headquarters: paragraph(3, 30, 'Town with the collectorate'),
  short: paragraph(
    2,
    4,
    'Two to four letters for its tile on a phone, where the first three are those of another',
  ).optional(),
  tile: z
    .strictObject({
      column: z.number().int().min(0).max(8),
      row: z.number().int().min(0).max(5),
    })
    .optional()
    .describe('Place on the map; a place without one is in neither the map nor the footer'),
  neighbours: z.array(z.string()).min(2).describe('Slugs of the districts it borders inside Bihar'),
  beyond: paragraph(10, 120, 'Which states or countries it borders outside Bihar').optional(),
  straightLineKm: z
    .number()
    .int()
    .min(0)
    .max(400)
    .describe('From Siwan district, centre to centre'),
  reach: paragraph(
    80,
    320,
    'How our crew gets there from Siwan: roads, towns passed, rail junction',
  ),
  knownFor: paragraph(140, 520, 'What the district is known for'),
  livesOn: paragraph(120, 480, 'What people live on: crops, crafts, industry, trade, schools'),
  services: z.array(service).length(3),
  formats: z.array(format).min(3).max(5),
  reasons: z
    .array(paragraph(40, 180, 'Why advertise here, with us'))
    .min(3)
    .max(4),
  review: review.optional().describe('Leave out to show the generic review of labels.yaml'),
  businessHighlight: paragraph(
    60,
    260,
    'A local trade or place that matters to business',
  ).optional(),
  towns: z
    .array(z.strictObject({ slug: z.string(), name: paragraph(3, 20, 'Town') }))
    .describe('Towns whose own address, /locations/{slug}, shows this page')
    .default([]),
  aliases: z.array(path).describe('Further addresses of this page').default([]),
  whatsapp: paragraph(30, 120, 'First words of the chat; they contain the name of the district'),
  sources: z
    .array(z.strictObject({ fact: z.string().min(5), source: z.string().min(5) }))
    .min(2)
    .describe('Where the facts were checked; not shown to visitors'),
});

/** A district: content/{language}/districts/{slug}.yaml. */
export type District = z.infer<typeof districtSchema>;
