import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite names these files by their content. */
const hashedFolder = 'assets/';
const page = 'index.html';

/** A built office. */
interface BuiltOffice {
  folder: string;
  names: Set<string>;
}

/** The built office in a folder; undefined if there is none. */
async function readOffice(folder: string): Promise<BuiltOffice | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
  );
  return names.includes(page) ? { folder, names: new Set(names) } : undefined;
}

/**
 * The office that a folder leads to. A build replaces the link by one to another folder; the office before it is kept
 * for pages that are open.
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
  // A folder that cannot be read is found at the start.
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
    return reply.sendFile(office.names.has(path) ? path : page, office.folder);
  });
}
