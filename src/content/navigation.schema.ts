import { z } from 'astro/zod';
import { line, path } from './text.schema.ts';

const item = z.strictObject({ name: line(40, 'Text of the link'), path });

const group = item.extend({
  items: z
    .array(item)
    .min(1)
    .describe('Links in the menu; in the drop-down list of the header, and in the footer'),
  more: z.array(item).default([]).describe('More links; only in the footer'),
});

/** The links of header and footer: content/{language}/navigation.yaml. */
export const navigationSchema = z.strictObject({
  main: z.array(item).min(1).describe('Links in the header'),
  services: group.describe('Services'),
  locations: group.describe('Locations'),
  tools: z.array(item).min(1).describe('Pages to plan with; a column of the footer'),
  policies: z.array(item).min(1).describe('Policies; in the footer'),
});

/** A link. */
export type NavigationItem = z.infer<typeof item>;
/** A link with a drop-down list. */
export type NavigationGroup = z.infer<typeof group>;
/** A parsed navigation.yaml. */
export type Navigation = z.infer<typeof navigationSchema>;
