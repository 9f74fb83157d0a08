import { join } from 'node:path';
import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type ContentDocument,
  type ContentOverview,
  discardSchema,
  documentIdSchema,
  largestPhotograph,
  saveSchema,
} from '#contract/office/content.ts';
import { parse } from '../guards.ts';
import { RefusalError } from '../refusal.ts';
import { readOptional } from './content-files.ts';
import type { ContentDeps } from './deps.ts';
import { languageName } from './describe-changes.ts';
import { documentOfPhotograph } from './document-files.ts';
import { addressesOf, listDocuments, listDrafts, viewDocument } from './documents.ts';
import { discardDraft, findDraft } from './drafts.ts';
import { readLaunchList } from './launch-list.ts';
import type { EditingDeps } from './publisher-facts.ts';
import { createQueue } from './queue.ts';
import { readPublications } from './read-publications.ts';
import { saveDocument } from './save.ts';
import { takeSnapshot } from './snapshot.ts';
import { photographRefused, readUpload, storeUpload } from './uploads.ts';

/** Largest body of a save, in bytes: the document before and after, in all languages. */
const largestSave = 4_000_000;

/** Content-Type of an uploaded photograph. */
const fileType = 'application/octet-stream';

const notFound = () => new RefusalError(404, 'notFound');

const documentQuery = z.object({ id: documentIdSchema });
const photographQuery = z.union([
  z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({
    file: z.string().refine((file) => documentOfPhotograph(file) !== undefined),
    /** Only makes the URL differ from that of an earlier draft. */
    at: z.string().optional(),
  }),
]);

/** A photograph from its draft, otherwise the published one. */
async function readPhotograph(
  { db, contentDir }: ContentDeps,
  file: string,
): Promise<Uint8Array | null> {
  const draft = await findDraft(db, file);
  return draft ? draft.body : await readOptional(join(contentDir, file));
}

function servePhotographs(scope: FastifyInstance, deps: ContentDeps): void {
  scope.get('/api/content/photograph', async ({ query }, reply) => {
    const wanted = parse(photographQuery, query);
    const body =
      'id' in wanted
        ? await readUpload(deps.db, wanted.id)
        : await readPhotograph(deps, wanted.file);
    if (!body) throw notFound();
    return reply.type('image/jpeg').send(Buffer.from(body));
  });

  scope.register(async (uploads) => {
    uploads.addContentTypeParser(fileType, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    uploads.setErrorHandler((error: FastifyError) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? photographRefused('tooLarge') : error;
    });
    uploads.put(
      '/api/content/photograph',
      { bodyLimit: largestPhotograph, config: { bodyType: fileType } },
      ({ body }) => storeUpload(deps, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    );
  });
}

/** Reading and editing documents, their drafts and photographs, for whoever is signed in. */
export function serveContent(scope: FastifyInstance, deps: EditingDeps): void {
  const { db, facts } = deps;
  // Two drafts may be valid alone and not together, so each save is checked with all drafts before it.
  const inTurn = createQueue();

  scope.get('/api/content', async (): Promise<ContentOverview> => {
    const snapshot = await takeSnapshot(deps);
    // Whoever lists the documents soon opens one.
    facts.warmUp(snapshot.over);
    const documents = await listDocuments(snapshot);
    const drafts = await listDrafts(deps, snapshot);
    return {
      languages: snapshot.languages.map((code) => ({ code, name: languageName(code, code) })),
      documents,
      drafts,
      ...(await readPublications(db)),
    };
  });

  scope.get('/api/content/document', async ({ query }): Promise<ContentDocument> => {
    const { id } = parse(documentQuery, query);
    const snapshot = await takeSnapshot(deps);
    const document = await viewDocument(snapshot, facts, id);
    if (!document) throw notFound();
    facts.warmUp(snapshot.over);
    return document;
  });

  scope.get('/api/content/addresses', async ({ query }) => {
    const { id } = parse(documentQuery, query);
    const addresses = await addressesOf(await takeSnapshot(deps), facts, id);
    if (!addresses) throw notFound();
    return { addresses };
  });

  scope.post('/api/content/save', { bodyLimit: largestSave }, async ({ body, member }, reply) => {
    const save = parse(saveSchema, body);
    const saved = await inTurn(() => saveDocument(deps, save, member.name));
    return reply.type('application/json').send(JSON.stringify(saved ?? null));
  });

  scope.post('/api/content/discard', async ({ body }) => {
    const { id } = parse(discardSchema, body);
    const isDiscarded = await inTurn(() => discardDraft(db, id));
    if (!isDiscarded) throw new RefusalError(409, { code: 'publishing' });
    return {};
  });

  scope.get('/api/content/launch', async () => readLaunchList(await takeSnapshot(deps), facts));

  servePhotographs(scope, deps);
}
