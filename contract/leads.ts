import { z } from 'zod';

/** Ways to reach the agency. */
export const leadKinds = ['whatsapp', 'call', 'mail'] as const;

/** What a printed code or a shared picture has in the `from` of its address. */
export const printedSources = ['card', 'budget', 'board'] as const;

/** Where a printed code or a shared picture is. */
export type PrintedSource = (typeof printedSources)[number];

/** Where a visitor comes from; `site` is another page of ours. */
export const leadSources = ['search', 'social', ...printedSources, 'site', 'other'] as const;

/** Address of the API that counts a tap. */
export const tapPath = '/api/tap';

/** Kinds by the first letter of wa.me, tel and mailto. */
const kindsByLetter = { w: 'whatsapp', t: 'call', m: 'mail' } as const;

/** Body of POST /api/tap: the letter of the kind, and the source. Any other source, or none, counts as other. */
export const tapSchema = z
  .tuple([z.enum(['w', 't', 'm']), z.enum(leadSources).catch('other')])
  .transform(([letter, source]) => ({ kind: kindsByLetter[letter], source }));

/** A parsed tap. */
export type Tap = z.infer<typeof tapSchema>;
