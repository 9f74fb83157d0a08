import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type ContentRefusal,
  lookSchema,
  type Publication,
  publishSchema,
  takeBackSchema,
} from '#contract/office/content.ts';
import { parse } from '#server/office/guards.ts';
import { RefusalError } from '#server/office/refusal.ts';
import { isDiskFull } from './disk-full.ts';
import { type Looks, lookPath } from './look.ts';
import type { Publishing, PublishRefusal } from './publish.ts';

/** What the routes of publishing need. */
export interface PublicationRoutes {
  publishing: Pick<Publishing, 'publish' | 'takeBack'>;
  looks: Looks;
}

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

const refuse = (reply: FastifyReply, status: number, refusal: ContentRefusal) =>
  reply.code(status).send(refusal);

/** For errors of work on the disk. */
const ifDiskFull = (error: unknown): 'diskFull' => {
  if (isDiskFull(error)) return 'diskFull';
  throw error;
};

function answer(reply: FastifyReply, result: Publication | PublishRefusal | 'diskFull') {
  if (typeof result === 'object') return reply.code(202).send(result);
  if (result === 'diskFull') return refuse(reply, 503, { code: result });
  if (result === 'notFound') throw new RefusalError(404, 'notFound');
  return refuse(reply, 409, { code: result });
}

/** Look, publish and take back, for whoever is signed in. */
export function servePublications(
  scope: FastifyInstance,
  { publishing, looks }: PublicationRoutes,
): void {
  scope.post('/api/content/look', async ({ body }, reply) => {
    const { address } = parse(lookSchema, body);
    const built = await looks.build(address).catch(ifDiskFull);
    if (built === 'diskFull') return refuse(reply, 503, { code: 'diskFull' });
    if (built === 'notFound') throw new RefusalError(404, 'notFound');
    if ('paths' in built) return built;
    const mistake = { document: '', language: null, path: [], reason: built.problem };
    return refuse(reply, 422, { code: 'mistakes', mistakes: [mistake] });
  });

  scope.post('/api/content/publish', async ({ body, member }, reply) => {
    const { drafts } = parse(publishSchema, body);
    return answer(reply, await publishing.publish(member.name, drafts).catch(ifDiskFull));
  });

  scope.post('/api/content/take-back', async ({ body, member }, reply) => {
    const { publication } = parse(takeBackSchema, body);
    return answer(reply, await publishing.takeBack(member.name, publication).catch(ifDiskFull));
  });

  scope.get<{ Params: { look: string; '*': string } }>(
    `${lookPath}/:look/*`,
    async ({ params }, reply) => {
      const file = await looks.read(params.look, params['*']);
      // A browser stays on the page: links to other pages of the site lead nowhere here.
      if (!file) return reply.code(204).send();
      if (file.contentSecurityPolicy)
        reply.header('content-security-policy', file.contentSecurityPolicy);
      return reply.type(typeOf(file.name)).send(file.body);
    },
  );
}
