import { z } from 'zod';

/** Words of a document that were typed and not saved. */
export const unsavedWordsSchema = z.object({
  atMs: z.int(),
  /** What the form was filled with. */
  before: z.record(z.string(), z.unknown()),
  /** What it holds, with the languages joined. */
  value: z.unknown(),
});

/** Words of a document that were typed and not saved. */
export type UnsavedWords = z.infer<typeof unsavedWordsSchema>;
