import { realpath } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createPoller } from '#server/jobs/poller.ts';
import { type BuiltSite, readBuiltSite, serveSite } from './pages.ts';

/** Time between checks of the link, in ms. */
const intervalMs = 1_000;

/** Keeps a running server on the site that was published last. */
export type SiteFollower = ReturnType<typeof followSite>;

interface FollowDeps {
  siteDir: string;
  /** Undefined in development, where Astro serves the pages. */
  site: BuiltSite | undefined;
  /** Reads prices and labels again. Throws a ContentError. */
  reloadContent: () => void;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Follows the link to the built site, which another server on the same folders may change. Pages and prices change
 * together, between two requests.
 */
export function followSite({ siteDir, site, reloadContent, log }: FollowDeps) {
  const state: { seen: string | undefined; failed?: string } = { seen: site?.folder };

  const serve = async (folder: string): Promise<void> => {
    const next = site && (await readBuiltSite(folder));
    reloadContent();
    if (site && next) serveSite(site, next);
  };

  const checkLink = async (): Promise<number> => {
    const found = await realpath(siteDir).catch(() => undefined);
    if (found === undefined || found === state.seen) return 0;
    if (found !== site?.folder) {
      try {
        await serve(found);
      } catch (err) {
        if (state.failed !== found) log.error({ err }, 'cannot serve the published site yet');
        state.failed = found;
        return 0;
      }
      log.info({ folder: found }, 'changed to the published site');
    }
    state.seen = found;
    return 1;
  };
  const poller = createPoller(
    checkLink,
    { intervalMs, batchSize: Number.POSITIVE_INFINITY },
    (err) => log.error({ err }, 'cannot follow the published site'),
  );
  if (site) poller.start();

  return {
    /** Changes to the site in a folder and to the current prices. Throws if the folder is not a built site. */
    serve,
    stop: poller.stop,
  };
}
