import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { BuiltSite } from '#server/http/pages.ts';

/** A server of built pages. */
export interface SiteServer {
  /** Without a slash at the end. */
  origin: string;
  /** Requests so far: paths with their queries. */
  requests: string[];
  /** Bytes sent so far, headers included. */
  bytesSent: () => number;
  close: () => Promise<void>;
}

/** Serves a built site by the real server on a free port, with further routes, and counts what goes out. */
export async function serveSite(
  site: BuiltSite,
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<SiteServer> {
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
  addRoutes(app);
  const requests: string[] = [];
  const sockets = new Set<{ bytesWritten: number }>();
  app.addHook('onRequest', async (request) => {
    requests.push(request.url);
    sockets.add(request.raw.socket);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    requests,
    bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => app.close(),
  };
}
