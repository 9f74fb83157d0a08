import { z } from 'zod';
import { type ContentOverview, draftSchema, type Publication } from '#contract/office/content.ts';
import type { Database } from '#server/database/schema.ts';
import { findLastPublished, type StoredPublication } from './publications.ts';

/** Number of publications shown. */
const shown = 20;

const draftsSchema = z.array(draftSchema);

/** A publication as the office shows it. */
export const toPublication = ({
  leasedUntilMs,
  drafts,
  ...row
}: StoredPublication): Publication => ({
  ...row,
  drafts: draftsSchema.parse(JSON.parse(drafts)),
});

/** The last publications, newest first, and the id of the one that can be undone. */
export async function readPublications(
  db: Database,
): Promise<Pick<ContentOverview, 'publications' | 'lastPublished'>> {
  const rows = await db
    .selectFrom('publications')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const last = await findLastPublished(db);
  return { publications: rows.map(toPublication), lastPublished: last?.id ?? null };
}
