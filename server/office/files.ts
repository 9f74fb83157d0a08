import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite names these files by their content. */
const hashedFolder = 'assets/';
const page = 'index.html';

/** Names of all files below a folder; none if the office has not been built. */
async function namesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) =>
      relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
    ),
  );
}

/**
 * Serves the built office. Every address that is no file has the same page, whose router knows it. A path is only
 * looked up in the list of files, so it reaches no other file.
 */
export async function serveOfficeFiles(app: FastifyInstance, directory: string): Promise<void> {
  // Resolved, because a build replaces the link by one to another folder.
  const folder = await realpath(directory).catch(() => undefined);
  const names = folder === undefined ? new Set<string>() : await namesIn(folder);
  app.all('/api/*', (_request, reply) => reply.callNotFound());
  if (folder === undefined || !names.has(page)) {
    app.get('/*', (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send(`There is no built office in "${directory}". Run: npm run build`),
    );
    return;
  }
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.slice(1).split('?');
    const isHashed = path.startsWith(hashedFolder);
    // After a new build a page may still name files of the old one.
    if (isHashed && !names.has(path)) return reply.callNotFound();
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(names.has(path) ? path : page, folder);
  });
}
