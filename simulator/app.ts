import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { adminRoutes } from './admin.routes.ts';
import { ApiError, toApiError } from './api/api-error.ts';
import { tokenRoutes } from './api/token.ts';
import { defaultOptions, type SimulatorOptions } from './config.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { payPageRoutes } from './pay-page.ts';
import { refundRoutes } from './refunds/refunds.routes.ts';
import { openSandbox } from './sandbox.ts';

/** Path of PhonePe's sandbox API. */
export const apiPrefix = '/apis/pg-sandbox';

/**
 * Builds the simulator of PhonePe's sandbox; main.ts lets it listen. Closing it aborts every hanging
 * call and every webhook that is still to be sent.
 */
export function buildSimulator(options: Partial<SimulatorOptions> = {}): FastifyInstance {
  const sandbox = openSandbox({ ...defaultOptions, ...options });
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { body, statusCode } = toApiError(error);
    return reply.code(statusCode).send(body);
  });
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'NOT_FOUND', 'There is no such address.');
  });
  void app.register(
    async (api) => {
      for (const addRoutes of [tokenRoutes, orderRoutes, refundRoutes]) addRoutes(api, sandbox);
    },
    { prefix: apiPrefix },
  );
  payPageRoutes(app, sandbox);
  adminRoutes(app, sandbox);
  app.addHook('preClose', async () => sandbox.close());
  return app;
}
