import type { FastifyInstance } from 'fastify';

/** GET /healthz: the process responds. GET /readyz: it can also write to its database. */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ok = await isReady();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
