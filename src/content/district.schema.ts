import { z } from 'astro/zod';
import { beforeLaunch } from '#contract/before-launch.ts';
import { formats } from '#contract/catalogue.ts';
import { entries, line, list, path, sample, serviceName, slug, stars } from './text.schema.ts';

/** The cultural regions; each has its own border pattern (docs/product.md, Design). */
export const regions = ['bhojpuri', 'mithila', 'magadh', 'anga', 'seemanchal'] as const;

const format = z.strictObject({
  format: z.enum(formats).describe('Kind of advertisement'),
  text: line(260, 'Where in this district it works; road, market, station or fair', 40),
});

const hasNoDuplicates = (items: { format: string }[]) =>
  new Set(items.map(({ format }) => format)).size === items.length;

/** One district of Bihar: content/{language}/districts/{slug}.yaml (docs/product.md, Routes). */
export const districtSchema = z.strictObject({
  name: line(20, 'Name of the district; its file and addresses are named after it'),
  title: line(62, 'Title for search results; 50 to 60 characters, with the district in it', 30),
  description: line(165, 'Description for search results; 140 to 160 characters', 110),
  headline: line(60, 'Headline on the hoarding; it contains the name of the district', 15),
  lead: line(200, 'Text under the headline; one or two sentences', 70),
  region: z.enum(regions).describe('Cultural region; picks the drawn edge of the page'),
  division: line(20, 'Administrative division'),
  headquarters: line(30, 'Town with the collectorate'),
  tile: z
    .strictObject({
      column: z.int().min(0).max(8),
      row: z.int().min(0).max(5),
    })
    .describe('Place on the map'),
  neighbours: z
    .array(slug)
    .min(2)
    .describe('Neighbouring districts; file names of those it borders inside Bihar'),
  beyond: line(120, 'Neighbours outside Bihar; states or countries that it borders', 10).optional(),
  straightLineKm: z
    .int()
    .min(0)
    .max(400)
    .describe('Distance from Siwan in km; in a straight line, from centre to centre'),
  reach: line(320, 'How our crew gets there from Siwan; roads, towns passed, rail junction', 80),
  localLine: z
    .strictObject({
      language: z
        .enum(['bho', 'mai', 'mag', 'anp'])
        .describe('Language; bho is Bhojpuri, mai Maithili, mag Magahi, anp Angika'),
      text: line(80, 'Line; what a shop would like to hear, as people there say it', 10),
    })
    .optional()
    .describe('Line in the local language; only from someone who is sure of it'),
  knownFor: line(520, 'What the district is known for', 140),
  livesOn: line(480, 'What people live on; crops, crafts, industry, trade, schools', 120),
  services: entries(3, 3, {
    title: line(60, 'What we sell here; in words of this district', 8),
    text: line(320, 'Text; two or three sentences: where, to whom, how', 90),
    from: serviceName('Service from the price list; its price is shown'),
  }),
  formats: list(3, formats.length, format)
    .refine(hasNoDuplicates, { message: 'names a format twice' })
    .describe('Kinds of advertisement that work here'),
  reasons: list(3, 4, line(180, 'Why advertise here, with us', 40)).describe(
    'Reasons to advertise here',
  ),
  review: z
    .strictObject({
      sample: sample('true until a real client has approved these words'),
      text: line(320, 'What the client says', 60),
      name: line(40, 'Who says it', 3),
      business: line(60, 'Kind of business and town', 5),
      stars,
    })
    .describe('Review by a client')
    .optional(),
  businessHighlight: line(
    260,
    'Local trade or place; what matters to business here',
    60,
  ).optional(),
  towns: z
    .array(z.strictObject({ slug: slug.describe('Name in addresses'), name: line(20, 'Town') }))
    .describe('Towns; their own address, /locations/{slug}, shows this page')
    .default([]),
  aliases: z.array(path).describe('More addresses of this page').default([]),
  whatsapp: line(120, 'Start of the WhatsApp message; it contains the name of the district', 30),
  beforeLaunch,
  sources: z
    .array(
      z.strictObject({
        fact: line(400, 'What was checked', 5),
        source: line(400, 'Where it was checked', 5),
      }),
    )
    .min(2)
    .describe('Sources of the facts; not shown to visitors'),
});

/** A parsed district. */
export type District = z.infer<typeof districtSchema>;

/** Whether the head office is in the district. */
export const hasHeadOffice = ({ straightLineKm }: Pick<District, 'straightLineKm'>) =>
  straightLineKm === 0;
