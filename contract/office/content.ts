import { z } from 'zod';
import { textsSchema } from './texts.ts';

// Times are ms since 1970. A document is what staff edit as one: a content file together with its counterparts in the
// other languages, such as pages/about for content/en/pages/about.yaml and content/hi/pages/about.yaml, or a single
// file with all languages, such as work/siwan-hoarding or photos. Its id is the path without language and extension.

/** Key of the values of a document that has all languages in one file. */
export const allLanguages = 'all';

/** Kinds of documents, named after their folder or file below content/. */
export const documentKinds = [
  'agency',
  'assistants',
  'branches',
  'catalogue',
  'districts',
  'labels',
  'navigation',
  'office',
  'pages',
  'payment',
  'photos',
  'policies',
  'work',
] as const;

/** Id of a document, such as catalogue or pages/services/seo-packages. */
export const documentIdSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/);

/** Keys and zero-based indexes that lead to a field. */
const fieldPathSchema = z.array(z.union([z.string(), z.int().nonnegative()]));

/** Path to a field of a document. */
export type FieldPath = z.infer<typeof fieldPathSchema>;

/** A changed field, in words. */
const fieldChangeSchema = z.object({
  /** Null if the change is the same in all languages. */
  language: z.string().nullable(),
  path: fieldPathSchema,
  /** Name of the field as in the forms: Price of SEO Optimization. */
  field: z.string(),
  /** Shortened; null if the field has been added. */
  before: z.string().nullable(),
  /** Shortened; null if the field has been removed. */
  after: z.string().nullable(),
  /** Languages whose words in the same field were left as they were, and may no longer fit. */
  unchangedIn: z.array(z.string()).optional(),
});

/** A changed field, in words. */
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** A draft: a document that differs from what is published. */
export const draftSchema = z.object({
  document: z.string(),
  title: textsSchema,
  /** Who saved last, and when. */
  memberName: z.string(),
  atMs: z.int(),
  changes: z.array(fieldChangeSchema),
});

/** A draft. */
export type Draft = z.infer<typeof draftSchema>;

/** States of a publication; the last two are final. */
export const publicationStates = ['building', 'switching', 'published', 'failed'] as const;

/** First line of a publication's `problem`. The office shows its own words instead, in its language. */
export const publicationProblems = {
  stopped: 'The server was stopped. Publish again.',
  notBuilt: 'The site could not be built. Nothing was published, and the drafts are kept.',
  changedOutside:
    'A file was changed outside the office meanwhile. Nothing was published. Publish again.',
  diskFull: "The server's disk is full. Nothing was published, and the drafts are kept.",
  internal: 'Something went wrong on the server. Nothing was published, and the drafts are kept.',
  notCommitted: 'It is published, but Git did not record it.',
  notPushed: 'It is published, but Git could not send it to PUBLISH_REMOTE.',
} as const;

/** Names of the problems. */
export const publicationProblemNames = [
  'stopped',
  'notBuilt',
  'changedOutside',
  'diskFull',
  'internal',
  'notCommitted',
  'notPushed',
] as const satisfies readonly (keyof typeof publicationProblems)[];

/** A publication, failed ones included. */
export const publicationSchema = z.object({
  id: z.int(),
  memberName: z.string(),
  startedAtMs: z.int(),
  endedAtMs: z.int().nullable(),
  state: z.enum(publicationStates),
  /** Why it failed, or what went wrong afterwards: a sentence, then output of the build or of Git. */
  problem: z.string().nullable(),
  /** Id of the publication that this one undoes. */
  undoes: z.int().nullable(),
  drafts: z.array(draftSchema),
});

/** A publication. */
export type Publication = z.infer<typeof publicationSchema>;

const reviewSchema = z.object({ path: fieldPathSchema, name: textsSchema, text: textsSchema });

/** A client's review in a document. */
export type Review = z.infer<typeof reviewSchema>;

/** A document in the list. */
const documentRowSchema = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** Short name of a page, name of a district, place of a job; empty for other documents. */
  title: textsSchema,
  isDraft: z.boolean(),
  reviews: z.array(reviewSchema),
  /** First photograph of a job, below content/; null if there is none. */
  photograph: z.string().nullable(),
});

/** A document in the list. */
export type DocumentRow = z.infer<typeof documentRowSchema>;

/** Response of GET /api/content: everything about the content except the values. */
export const contentSchema = z.object({
  /** Languages of the site, default first, each with its name in itself. */
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  documents: z.array(documentRowSchema),
  drafts: z.array(draftSchema),
  /** The last ones, newest first. */
  publications: z.array(publicationSchema),
  /** Id of the last completed publication, which can be undone. */
  lastPublished: z.int().nullable(),
});

/** The content as a whole. */
export type ContentOverview = z.infer<typeof contentSchema>;

/** Values of a document's files, by language or `all`; the text below front matter is `markdown`. */
const valuesSchema = z.record(z.string(), z.unknown());

/** Values of a document by language. */
export type DocumentValues = z.infer<typeof valuesSchema>;

/** Response of GET /api/content/document?id=. */
export const documentSchema = documentRowSchema.omit({ reviews: true, photograph: true }).extend({
  values: valuesSchema,
  /** JSON Schema (draft 7) of the value of one file. */
  schema: z.record(z.string(), z.unknown()),
  draft: draftSchema.nullable(),
  /** Names of services for fields with the format service-name. */
  services: z.array(z.string()),
});

/** A document: its draft, otherwise what is published. */
export type ContentDocument = z.infer<typeof documentSchema>;

/**
 * Response of GET /api/content/addresses?id=: addresses of pages that show a document, in the default language:
 * /pricing. Apart from the document because finding them takes a second.
 */
export const addressesSchema = z.object({ addresses: z.array(z.string()) });

/**
 * Body of POST /api/content/save. `before` has the values that the form was filled with, or is null for a new document.
 * Only fields that differ between `before` and `after` are changed.
 */
export const saveSchema = z.strictObject({
  id: documentIdSchema,
  before: valuesSchema.nullable(),
  after: valuesSchema,
  /** Upload ids of new photographs, by file name. */
  photographs: z
    .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/), z.string())
    .default({}),
});

/** Response of a save: the document with its draft; null if the save removed it, with an empty `after`. */
export const savedSchema = documentSchema.nullable();

/** Body of POST /api/content/discard, which deletes a draft. */
export const discardSchema = z.strictObject({ id: documentIdSchema });

/** Body of POST /api/content/preview, which builds a preview of a page with all drafts. */
export const previewRequestSchema = z.strictObject({
  address: z.string().max(200).startsWith('/'),
});

/** Response of POST /api/content/preview. */
export const previewResponseSchema = z.object({
  /** Paths in the office, by language: /preview/7/hi/pricing. */
  paths: z.record(z.string(), z.string()),
});

/** Body of POST /api/content/publish: the drafts to publish, as the member has seen them. */
export const publishSchema = z.strictObject({
  drafts: z.array(z.object({ document: documentIdSchema, atMs: z.int() })).min(1),
});

/** Drafts that a member has seen, each with the time of its last save. */
export type SeenDrafts = z.infer<typeof publishSchema>['drafts'];

/** Body of POST /api/content/undo. */
export const undoSchema = z.strictObject({ publication: z.int() });

/** Response of PUT /api/content/photograph, which takes the file itself (application/octet-stream). */
export const photographSchema = z.object({
  /** Upload id, for `photographs` of a save and GET /api/content/photograph?id=. */
  id: z.string(),
  width: z.int(),
  height: z.int(),
});

/** Largest upload, in bytes. */
export const largestPhotograph = 30_000_000;

/** Most letters of the texts of a job; `alt` applies to each photograph. */
export const jobLetters = { place: 40, text: 200, consent: 200, alt: 160 };

/** Most photographs of one job. */
export const mostPhotographs = 4;

/** Why a photograph is refused. */
export const photographProblems = [
  'empty',
  'heic',
  'notAPhotograph',
  'damaged',
  'tooLarge',
  'tooManyPixels',
  'tooSmall',
] as const;

/** Why a photograph is refused. */
export type PhotographProblem = (typeof photographProblems)[number];

/** A mistake for which a save is refused. */
const mistakeSchema = z.object({
  document: z.string(),
  /** Null where all languages are in one file. */
  language: z.string().nullable(),
  path: fieldPathSchema,
  /** What is wrong; reads on from the name of the field. */
  reason: z.string(),
});

/** A mistake in the content. */
export type OfficeMistake = z.infer<typeof mistakeSchema>;

/** A field that somebody else has changed since the form was opened. */
const conflictSchema = z.object({
  language: z.string().nullable(),
  path: fieldPathSchema,
  field: z.string(),
  theirs: z.string().nullable(),
  mine: z.string().nullable(),
});

/** A field that both members have changed. */
export type Conflict = z.infer<typeof conflictSchema>;

/** Codes of refusals by the content API, in addition to those of refusalSchema. */
export const contentRefusalCodes = [
  'mistakes',
  'conflict',
  'publishing',
  'photograph',
  'diskFull',
] as const;

/**
 * Body of a refusal by the content API with one of these codes: 422 `mistakes`; 409 `conflict`, with the current
 * document; 409 `publishing`, while a publication runs; 422 `photograph`; 503 `diskFull`.
 */
export const contentRefusalSchema = z.object({
  code: z.enum(contentRefusalCodes),
  mistakes: z.array(mistakeSchema).optional(),
  conflicts: z.array(conflictSchema).optional(),
  /** Who saved last; only for `conflict`. */
  memberName: z.string().optional(),
  document: documentSchema.optional(),
  photograph: z.enum(photographProblems).optional(),
});

/** A refusal by the content API. */
export type ContentRefusal = z.infer<typeof contentRefusalSchema>;

/** Kinds of open points: invented, a question, a placeholder such as example.com, or not filled in. */
export const launchKinds = ['sample', 'question', 'standIn', 'unanswered'] as const;

/** Response of GET /api/content/launch: what must be replaced or answered before going live. */
export const launchListSchema = z.object({
  items: z.array(
    z.object({
      document: z.string(),
      title: textsSchema,
      language: z.string().nullable(),
      /** The field to correct. */
      path: fieldPathSchema,
      kind: z.enum(launchKinds),
      /** The question, or the name of the field; for a stand-in with its value. */
      text: z.string(),
    }),
  ),
});

/** What must be replaced or answered before going live, as npm run launch-check lists it. */
export type LaunchList = z.infer<typeof launchListSchema>;
