import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type Publication,
  previewRequestSchema,
  publishSchema,
  undoSchema,
} from '#contract/office/content.ts';
import { parse } from '#server/office/guards.ts';
import { RefusalError } from '#server/office/refusal.ts';
import { type Previews, previewPath } from './preview.ts';
import type { Publishing, PublishRefusal } from './publish.ts';

/** What the routes about previews and publications need. */
export interface PublicationRoutes {
  publishing: Pick<Publishing, 'publish' | 'undo'>;
  previews: Previews;
}

/** Content-Types by file extension. */
const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

function answer(reply: FastifyReply, result: Publication | PublishRefusal) {
  if (typeof result === 'object') return reply.code(202).send(result);
  if (result === 'notFound') throw new RefusalError(404, 'notFound');
  throw new RefusalError(409, { code: result });
}

/** Previewing, publishing and undoing, for whoever is signed in. */
export function servePublications(
  scope: FastifyInstance,
  { publishing, previews }: PublicationRoutes,
): void {
  scope.post('/api/content/preview', async ({ body }) => {
    const { address } = parse(previewRequestSchema, body);
    const built = await previews.build(address);
    if (built === 'notFound') throw new RefusalError(404, 'notFound');
    if ('paths' in built) return built;
    const mistake = { document: '', language: null, path: [], reason: built.problem };
    throw new RefusalError(422, { code: 'mistakes', mistakes: [mistake] });
  });

  scope.post('/api/content/publish', async ({ body, member }, reply) => {
    const { drafts } = parse(publishSchema, body);
    return answer(reply, await publishing.publish(member.name, drafts));
  });

  scope.post('/api/content/undo', async ({ body, member }, reply) => {
    const { publication } = parse(undoSchema, body);
    return answer(reply, await publishing.undo(member.name, publication));
  });

  scope.get<{ Params: { preview: string; '*': string } }>(
    `${previewPath}/:preview/*`,
    async ({ params }, reply) => {
      const file = await previews.read(params.preview, params['*']);
      // Links to other pages do nothing: on 204 a browser stays where it is.
      if (!file) return reply.code(204).send();
      if (file.contentSecurityPolicy)
        reply.header('content-security-policy', file.contentSecurityPolicy);
      return reply.type(typeOf(file.name)).send(file.body);
    },
  );
}
