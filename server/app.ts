import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { BuiltSite } from './http/built-site.ts';
import { servePages } from './http/pages.routes.ts';

/** Builds the server; main.ts lets it listen. */
export function buildApp(config: Pick<Config, 'logLevel'>, site: BuiltSite): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    requestTimeout: 30_000,
    bodyLimit: 16 * 1024,
    routerOptions: { ignoreTrailingSlash: false },
  });
  servePages(app, site);
  return app;
}
