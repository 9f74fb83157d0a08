import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { BuiltSite } from './http/built-site.ts';
import { servePages } from './http/pages.routes.ts';

/** Builds the server; main.ts lets it listen. */
export function buildApp(config: Pick<Config, 'logLevel'>, site: BuiltSite): FastifyInstance {
  const app = fastify({
    logger: { level: config.logLevel },
    // One line for each page view would tell nothing that the payment routes need.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    bodyLimit: 16 * 1024,
  });
  servePages(app, site);
  return app;
}
