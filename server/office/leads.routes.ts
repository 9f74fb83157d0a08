import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { contentFolder } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { leadsQuerySchema } from '#contract/office/leads.ts';
import { readLeads } from '#server/leads/taps.ts';
import type { OfficeDeps } from './deps.ts';
import { parse } from './guards.ts';

/** Slugs of the districts, from their file names. Read for each request, because staff may add a district. */
const districtSlugs = (): Set<string> =>
  new Set(
    readdirSync(`${contentFolder}/${defaultLanguage}/districts`).map((name) =>
      name.replace(/\.yaml$/, ''),
    ),
  );

/** GET /api/leads: which pages bring calls, for whoever is signed in. */
export function serveLeads(
  scope: FastifyInstance,
  { db, nowMs }: Pick<OfficeDeps, 'db' | 'nowMs'>,
): void {
  scope.get('/api/leads', ({ query }) =>
    readLeads(db, parse(leadsQuerySchema, query).period, districtSlugs(), nowMs()),
  );
}
