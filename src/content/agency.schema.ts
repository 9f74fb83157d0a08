import { z } from 'astro/zod';
import { beforeLaunch } from '#contract/before-launch.ts';
import { gstSchema } from '#contract/gst.ts';
import { line, path } from './text.schema.ts';

const phone = z
  .string()
  .regex(/^\+91\d{10}$/, 'must be +91 and ten digits, without spaces')
  .describe('International form; shown as +91 98765 43210');

const profile = z.url().regex(/^[^{}]*$/, 'must be the address of our page on that network');

const office = z.strictObject({
  role: line(30, 'Head office or branch'),
  street: line(80, 'Street and landmark').optional(),
  city: line(30, 'City'),
  state: line(30, 'State'),
  postalCode: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .optional(),
  aliases: z.array(path).describe('Addresses of all locations with this office first').default([]),
});

/** The agency: content/{language}/agency.yaml. */
export const agencySchema = z.strictObject({
  brand: line(24, 'The name, the same in all languages; every {brand} becomes this').meta({
    format: 'brand',
  }),
  url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.canParse(url) && new URL(url).origin === url, {
      message: 'must end with the host, such as https://www.example.com: no slash, no path',
    })
    .describe('Public address of the site; every path is put behind it'),
  tagline: line(90, 'Line in the footer'),
  beforeLaunch,
  contact: z.strictObject({
    sample: z.boolean().describe('true until numbers and addresses are real'),
    phones: z
      .tuple([phone], phone)
      .refine(({ length }) => length <= 4, { message: 'there are more than four numbers' })
      .describe('One to four; the first one also answers on WhatsApp'),
    email: z.email(),
    opening: z
      .strictObject({
        hours: line(40, 'schema.org form, such as Mo-Sa 09:30-18:30'),
        words: line(60, 'The same in words, for people'),
      })
      .optional()
      .describe('When the offices are open and the phone is answered'),
    social: z
      .strictObject({ facebook: profile, twitter: profile, instagram: profile, linkedin: profile })
      .partial()
      .describe('Leave out a network that the agency is not on'),
  }),
  gst: gstSchema,
  // Required by rules 4(2), 4(4) and 4(5) of the Consumer Protection (E-Commerce) Rules, 2020.
  seller: z.strictObject({
    sample: z
      .boolean()
      .describe('true until the owner has given the real name, address and officer'),
    legalName: line(80, 'Name under which the business is registered'),
    address: line(160, 'Address of the headquarters, with its postal code'),
    grievance: z
      .strictObject({
        name: line(60, 'Who answers complaints'),
        designation: line(60, 'Such as Grievance Officer'),
        phone,
        email: z.email(),
        answer: line(120, 'By when a complaint is answered and settled').optional(),
      })
      .describe('Who answers complaints'),
  }),
  promises: z
    .strictObject({
      callBack: line(160, 'By when the office calls somebody who has paid').optional(),
      photographs: line(140, 'Which photographs of the finished work a client gets').optional(),
    })
    .default({})
    .describe('Shown once the owner has filled them in'),
  priceRange: line(20, 'From cheapest to dearest, for structured data'),
  offices: z.tuple([office], office).describe('First one is the head office'),
  geo: z
    .strictObject({
      sample: z.boolean().describe('true until the door of the office stands here'),
      latitude: z.number(),
      longitude: z.number(),
    })
    .describe('Head office, 5 decimals'),
});

/** A parsed agency.yaml. */
export type Agency = z.infer<typeof agencySchema>;
