import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/built-site.ts';
import { median } from './median.ts';

interface FarSite {
  /** Whether pages name the rules for loading ahead. */
  ahead: boolean;
  /** How late every answer comes. */
  lateMs: number;
}

/** The built site by the real server, as from far away. SITE_DIR names another folder than dist. */
export async function serveFarSite({ ahead, lateMs }: FarSite) {
  const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
  app.addHook('onRequest', () => new Promise((resolve) => setTimeout(resolve, lateMs)));
  app.addHook('onSend', async (_request, reply) => {
    if (!ahead) reply.removeHeader('speculation-rules');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => app.close() };
}

/** The middle one of several times, in whole ms; NaN where there is none. */
export function medianMs(times: number[]): number {
  return Math.round(median(times));
}
