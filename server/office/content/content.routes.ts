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
import type { ContentDeps } from './deps.ts';
import { isDiskFull } from './disk-full.ts';
import { documentOfPhotograph } from './document-files.ts';
import { listDocuments, listDrafts, viewDocument } from './documents.ts';
import { discardDraft, findDraft } from './drafts.ts';
import { languageName } from './language-names.ts';
import { readLaunchList } from './launch-list.ts';
import type { EditingDeps } from './publisher-facts.ts';
import { createQueue } from './queue.ts';
import { readPublications } from './read-publications.ts';
import { readOptional } from './rebase-drafts.ts';
import { ContentRefused } from './refusals.ts';
import { saveDocument } from './save.ts';
import { takeSnapshot } from './snapshot.ts';
import { photographRefused, readUpload, storeUpload } from './uploads.ts';

/** Largest body of a save in bytes: a document twice, in all languages. */
const largestSave = 4_000_000;

/** Type of the body of a photograph. */
const fileType = 'application/octet-stream';

const notFound = () => new RefusalError(404, 'notFound');

const documentQuery = z.object({ id: documentIdSchema });
const photographQuery = z.union([
  z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ file: z.string().refine((file) => documentOfPhotograph(file) !== undefined) }),
]);

/** Answers refusals of the content, and a full disk; the guards answer the others. */
function refuse(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ContentRefused) return reply.code(error.statusCode).send(error.refusal);
    if (!isDiskFull(error)) throw error;
    request.log.error({ err: error }, 'the disk is full: nothing was saved');
    return reply.code(503).send({ code: 'diskFull' });
  });
}

/** A photograph as a draft has it, or as published. */
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

/**
 * The API about the content, its drafts and photographs: a plugin for a scope whose guards have set `request.member`.
 */
export async function serveContent(scope: FastifyInstance, deps: EditingDeps): Promise<void> {
  const { db, facts } = deps;
  // Two drafts that are right alone may contradict each other: each is checked with those before it.
  const inTurn = createQueue();
  refuse(scope);

  scope.get('/api/content', async (): Promise<ContentOverview> => {
    const snapshot = await takeSnapshot(deps);
    const documents = await listDocuments(snapshot);
    const drafts = await listDrafts(deps, snapshot);
    facts.warmUp(snapshot.over);
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

  scope.post('/api/content/save', { bodyLimit: largestSave }, async ({ body, member }, reply) => {
    const save = parse(saveSchema, body);
    const saved = await inTurn(() => saveDocument(deps, save, member.name));
    return reply.type('application/json').send(JSON.stringify(saved ?? null));
  });

  scope.post('/api/content/discard', async ({ body }) => {
    const { id } = parse(discardSchema, body);
    const isDropped = await inTurn(() => discardDraft(db, id));
    if (!isDropped) throw new ContentRefused(409, { code: 'publishing' });
    return {};
  });

  scope.get('/api/content/launch', async () => readLaunchList(await takeSnapshot(deps), facts));

  servePhotographs(scope, deps);
}
