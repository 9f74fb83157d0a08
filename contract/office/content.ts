import { z } from 'zod';

// Times are ms since 1970. A document is what staff edit at once: a content file with its twins in the other
// languages, such as pages/about for content/en/pages/about.yaml and content/hi/pages/about.yaml, or one file that
// has all languages in it, such as work/siwan-hoarding or photos. Its id is the path without language and ending.

/** Key of the value of a document whose one file has all languages in it. */
export const allLanguages = 'all';

/** What staff edit, by the folder or file below content/. */
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

/** Keys and indexes from 0 that lead to a field. */
const fieldPathSchema = z.array(z.union([z.string(), z.int().nonnegative()]));

/** Path to a field of a document. */
export type FieldPath = z.infer<typeof fieldPathSchema>;

/** One changed field, in words. */
export const fieldChangeSchema = z.object({
  /** Null where the field is the same in all languages. */
  language: z.string().nullable(),
  path: fieldPathSchema,
  /** Name of the field as the forms have it: Price of SEO Optimization. */
  field: z.string(),
  /** Shortened; null if the field was not there. */
  before: z.string().nullable(),
  /** Shortened; null if the field has been removed. */
  after: z.string().nullable(),
});

/** One changed field, in words. */
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** A draft: a document that differs from what is published. */
export const draftSchema = z.object({
  document: z.string(),
  title: z.string(),
  /** Who saved last, and when. */
  memberName: z.string(),
  atMs: z.int(),
  changes: z.array(fieldChangeSchema),
});

/** A draft. */
export type Draft = z.infer<typeof draftSchema>;

/** Steps of a publication; the last two are ends. */
export const publicationStates = ['building', 'switching', 'published', 'failed'] as const;

/** First lines of `problem` of a publication, by which the office finds its own words. */
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

/** Names of these problems. */
export const publicationProblemNames = [
  'stopped',
  'notBuilt',
  'changedOutside',
  'diskFull',
  'internal',
  'notCommitted',
  'notPushed',
] as const satisfies readonly (keyof typeof publicationProblems)[];

/** A publication, or the attempt at one. */
export const publicationSchema = z.object({
  id: z.int(),
  memberName: z.string(),
  startedAtMs: z.int(),
  endedAtMs: z.int().nullable(),
  state: z.enum(publicationStates),
  /** Why it failed, or what went wrong after it: a sentence, and lines of the build. */
  problem: z.string().nullable(),
  /** The publication that this one takes back. */
  takesBack: z.int().nullable(),
  drafts: z.array(draftSchema),
});

/** A publication. */
export type Publication = z.infer<typeof publicationSchema>;

/** A client's review in a document: what has a name, a text and stars. */
const reviewSchema = z.object({ path: fieldPathSchema, name: z.string(), text: z.string() });

/** A client's review in a document. */
export type Review = z.infer<typeof reviewSchema>;

/** A document in the list of all. */
export const documentRowSchema = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** Of a page its short name, of a district its name; otherwise the id. */
  title: z.string(),
  isDraft: z.boolean(),
  /** In the default language. */
  reviews: z.array(reviewSchema),
});

/** A document in the list of all. */
export type DocumentRow = z.infer<typeof documentRowSchema>;

/** Response of GET /api/content: everything about the content but the words themselves. */
export const contentSchema = z.object({
  /** Folders of content/, the default language first, with their own names. */
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  documents: z.array(documentRowSchema),
  drafts: z.array(draftSchema),
  /** The last ones, the newest first. */
  publications: z.array(publicationSchema),
  /** The one that can be taken back: the last that is published. */
  lastPublished: z.int().nullable(),
});

/** The content as a whole. */
export type ContentOverview = z.infer<typeof contentSchema>;

/** Values of a document as its files have them, by language or `all`; text below the front matter is `markdown`. */
const valuesSchema = z.record(z.string(), z.unknown());

/** Values of a document by language. */
export type DocumentValues = z.infer<typeof valuesSchema>;

/** Response of GET /api/content/document?id=. */
export const documentSchema = documentRowSchema.omit({ reviews: true }).extend({
  values: valuesSchema,
  /** JSON Schema (draft 7) of one value. */
  schema: z.record(z.string(), z.unknown()),
  /** Addresses that show it, in the default language: /pricing. */
  addresses: z.array(z.string()),
  draft: draftSchema.nullable(),
  /** Names of services for fields with the format service-name. */
  services: z.array(z.string()),
});

/** A document as it is now: its draft, or else what is published. */
export type ContentDocument = z.infer<typeof documentSchema>;

/**
 * Body of POST /api/content/save. `before` is what the form was filled with: only fields that differ from it in
 * `after` change. Null for a new document.
 */
export const saveSchema = z.strictObject({
  id: documentIdSchema,
  before: valuesSchema.nullable(),
  after: valuesSchema,
  /** New photographs of a job: names of its files, with the ids of uploads. */
  photographs: z
    .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/), z.string())
    .default({}),
});

/** Response of it: the document as it is then; null if `after` had no language, which removes it. */
export const savedSchema = documentSchema.nullable();

/** Body of POST /api/content/discard: drops a draft. */
export const discardSchema = z.strictObject({ id: documentIdSchema });

/** Body of POST /api/content/look: the page to build, as a draft has it. */
export const lookSchema = z.strictObject({ address: z.string().max(200).startsWith('/') });

/** Response of it. */
export const lookedSchema = z.object({
  /** Paths in the office, by language: /look/7/hi/pricing. */
  paths: z.record(z.string(), z.string()),
});

/** Body of POST /api/content/publish: the drafts that the member has seen. Others stay drafts. */
export const publishSchema = z.strictObject({
  drafts: z.array(z.object({ document: documentIdSchema, atMs: z.int() })).min(1),
});

/** Drafts as the member has seen them. */
export type SeenDrafts = z.infer<typeof publishSchema>['drafts'];

/** Body of POST /api/content/take-back. */
export const takeBackSchema = z.strictObject({ publication: z.int() });

/** Response of PUT /api/content/photograph, whose body is the file itself (application/octet-stream). */
export const photographSchema = z.object({
  /** For `photographs` of a save, and GET /api/content/photograph?id=. */
  id: z.string(),
  width: z.int(),
  height: z.int(),
});

/** Largest file of a photograph in bytes. */
export const largestPhotograph = 30_000_000;

/** Most letters of the texts of a job; `alt` is that of each photograph. */
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

/** A mistake that keeps a save from being accepted. */
export const mistakeSchema = z.object({
  document: z.string(),
  /** Null where all languages are in one file. */
  language: z.string().nullable(),
  path: fieldPathSchema,
  /** What is wrong, to be read after the name of the field. */
  reason: z.string(),
});

/** A mistake in the content. */
export type OfficeMistake = z.infer<typeof mistakeSchema>;

/** A field that another member has changed since the form was opened. */
export const conflictSchema = z.object({
  language: z.string().nullable(),
  path: fieldPathSchema,
  field: z.string(),
  theirs: z.string().nullable(),
  mine: z.string().nullable(),
});

/** A field that another member has changed, too. */
export type Conflict = z.infer<typeof conflictSchema>;

/** Why the content's API refuses, beside the codes of refusalSchema. */
export const contentRefusalCodes = [
  'mistakes',
  'conflict',
  'publishing',
  'photograph',
  'diskFull',
] as const;

/**
 * Body of a refusal by the content's API beside those of refusalSchema: 422 `mistakes`; 409 `conflict` with the
 * document as it is now, 409 `publishing` while a publication runs; 422 `photograph`; 503 `diskFull`.
 */
export const contentRefusalSchema = z.object({
  code: z.enum(contentRefusalCodes),
  mistakes: z.array(mistakeSchema).optional(),
  conflicts: z.array(conflictSchema).optional(),
  /** Who changed it, with `conflict`. */
  memberName: z.string().optional(),
  document: documentSchema.optional(),
  photograph: z.enum(photographProblems).optional(),
});

/** A refusal of the content's API. */
export type ContentRefusal = z.infer<typeof contentRefusalSchema>;

/** Why something must be replaced or answered before going live. */
export const launchKinds = ['sample', 'question', 'standIn', 'unanswered'] as const;

/** Response of GET /api/content/launch: what must be replaced or answered before going live. */
export const launchListSchema = z.object({
  items: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      language: z.string().nullable(),
      /** The field that mends it. */
      path: fieldPathSchema,
      kind: z.enum(launchKinds),
      /** The question, or the name of the field with its value. */
      text: z.string(),
    }),
  ),
});

/** What launch-check knows. */
export type LaunchList = z.infer<typeof launchListSchema>;
