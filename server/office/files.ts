import { realpath } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { namesIn } from '#server/http/pages.ts';

/** Vite names these files by their content. */
const hashedFolder = 'assets/';
const page = 'index.html';

/**
 * Link headers by which browsers send the first requests of the page at an address before its scripts have run. The
 * page must send them (office/main.tsx): a response that is left over would answer a later request.
 */
const preloadsOf = (path: string): string[] =>
  (path === '' ? ['/api/me', '/api/today'] : ['/api/me']).map(
    (url) => `<${url}>; rel=preload; as=fetch; crossorigin`,
  );

/** A built office. */
interface BuiltOffice {
  folder: string;
  names: Set<string>;
}

/** The built office in a folder; undefined if there is none. */
async function readOffice(folder: string): Promise<BuiltOffice | undefined> {
  const names = new Set(await namesIn(folder));
  return names.has(page) ? { folder, names } : undefined;
}

/**
 * Reads the office again whenever the link leads to another build. Returns the current office first, then the one
 * before it, for pages that are still open.
 */
function createOfficeReader(directory: string): () => Promise<BuiltOffice[]> {
  let offices: BuiltOffice[] = [];
  return async () => {
    const folder = await realpath(directory).catch(() => undefined);
    if (folder === undefined || folder === offices[0]?.folder) return offices;
    const found = await readOffice(folder);
    if (found) offices = [found, ...offices.slice(0, 1)];
    return offices;
  };
}

/**
 * Serves the built office. Every address that is no file has the same page, whose router knows it. A path is only
 * looked up in the list of files, so it reaches no other file.
 */
export async function serveOfficeFiles(app: FastifyInstance, directory: string): Promise<void> {
  const readOffices = createOfficeReader(directory);
  // Fails at startup if the folder cannot be read.
  await readOffices();
  app.all('/api/*', (_request, reply) => reply.callNotFound());
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });
  app.get('/*', async (request, reply) => {
    const offices = await readOffices();
    const [office] = offices;
    if (!office) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send(`There is no built office in "${directory}". Run: npm run build`);
    }
    const [path = ''] = request.url.slice(1).split('?');
    if (path.startsWith(hashedFolder)) {
      const { folder } = offices.find(({ names }) => names.has(path)) ?? {};
      if (folder === undefined) return reply.callNotFound();
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.sendFile(path, folder);
    }
    reply.header('cache-control', 'no-cache');
    if (office.names.has(path)) return reply.sendFile(path, office.folder);
    reply.header('link', preloadsOf(path));
    return reply.sendFile(page, office.folder);
  });
}
