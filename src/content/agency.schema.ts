import { z } from 'astro/zod';
import { beforeLaunch } from '#contract/before-launch.ts';
import { gstSchema } from '#contract/gst.ts';
import { line, path, sample } from './text.schema.ts';

const phone = z
  .string()
  .regex(/^\+91\d{10}$/, 'must be +91 and ten digits, without spaces')
  .describe('Phone number; +91 and ten digits, shown as +91 98765 43210');

const profile = z.url().regex(/^[^{}]*$/, 'must be the address of our page on that network');

const office = z.strictObject({
  role: line(30, 'Head office or branch'),
  street: line(80, 'Street and landmark').optional(),
  city: line(30, 'City'),
  state: line(30, 'State'),
  postalCode: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .describe('PIN code')
    .optional(),
  aliases: z
    .array(path)
    .describe('More page addresses; each shows all locations with this office first')
    .default([]),
});

/** The agency: content/{language}/agency.yaml. */
export const agencySchema = z.strictObject({
  brand: line(
    24,
    'Name of the agency; the same in all languages, {brand} in any text becomes this',
  ).meta({
    format: 'brand',
  }),
  url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.canParse(url) && new URL(url).origin === url, {
      message: 'must end with the host, such as https://www.example.com: no slash, no path',
    })
    .describe('Address of the website; without a path, such as https://www.example.com'),
  tagline: line(90, 'Line in the footer'),
  beforeLaunch,
  contact: z.strictObject({
    sample: sample('true until numbers and addresses are real'),
    phones: z
      .tuple([phone], phone)
      .refine(({ length }) => length <= 4, { message: 'there are more than four numbers' })
      .describe('Phone numbers; one to four, the first one also answers on WhatsApp'),
    email: z.email().describe('E-mail'),
    opening: z
      .strictObject({
        hours: line(40, 'Hours for search engines; in this form: Mo-Sa 09:30-18:30'),
        words: line(60, 'Hours for visitors; in words'),
      })
      .optional()
      .describe('Opening hours; when the offices are open and the phone is answered'),
    social: z
      .strictObject({
        facebook: profile,
        twitter: profile,
        instagram: profile,
        linkedin: profile.meta({ title: 'LinkedIn' }),
      })
      .partial()
      .describe('Social networks; leave out one that the agency is not on'),
  }),
  gst: gstSchema,
  // Required by rules 4(2), 4(4) and 4(5) of the Consumer Protection (E-Commerce) Rules, 2020.
  seller: z.strictObject({
    sample: sample('true until the owner has given the real name, address and officer'),
    legalName: line(80, 'Registered name of the business'),
    address: line(160, 'Address of the headquarters, with its postal code'),
    grievance: z
      .strictObject({
        name: line(60, 'Name'),
        designation: line(60, 'Designation; such as Grievance Officer'),
        phone,
        email: z.email().describe('E-mail'),
        answer: line(120, 'Time limit; by when a complaint is answered and settled').optional(),
      })
      .describe('Grievance officer; who answers complaints'),
  }),
  promises: z
    .strictObject({
      callBack: line(
        160,
        'Call after a payment; by when we call a customer who has paid',
      ).optional(),
      photographs: line(
        140,
        'Photos for the client; which photos of the finished work a client gets',
      ).optional(),
    })
    .default({})
    .describe('Promises; shown once the owner has filled them in'),
  priceRange: line(20, 'Price range; lowest to highest, for search engines'),
  offices: z.tuple([office], office).describe('Offices; the first one is the head office'),
  geo: z
    .strictObject({
      sample: sample('true until this is the door of the office'),
      latitude: z.number(),
      longitude: z.number(),
    })
    .describe('Head office on the map; latitude and longitude with 5 decimals'),
});

/** A parsed agency.yaml. */
export type Agency = z.infer<typeof agencySchema>;
