import { z } from 'zod';

/** Ways to reach the agency. */
export const leadKinds = ['whatsapp', 'call', 'mail'] as const;

/** A way to reach the agency. */
export type LeadKind = (typeof leadKinds)[number];

/** What a printed code or a shared picture has in the `from` of its address. */
export const printedSources = ['card', 'budget', 'board'] as const;

/** Where a printed code or a shared picture is. */
export type PrintedSource = (typeof printedSources)[number];

/** Where a visitor comes from; `site` is another page of ours. */
export const leadSources = ['search', 'social', ...printedSources, 'site', 'other'] as const;

/** Where a visitor comes from. */
export type LeadSource = (typeof leadSources)[number];

/** Address of the API that counts a tap. */
export const tapPath = '/api/tap';

/** Body of POST /api/tap. An unknown `from` counts as other. */
export const tapSchema = z.strictObject({
  kind: z.enum(leadKinds),
  source: z.enum(leadSources).catch('other'),
});

/** What a tap says. */
export type Tap = z.infer<typeof tapSchema>;
