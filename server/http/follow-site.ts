import { realpath } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type BuiltSite, readBuiltSite, serveSite } from './pages.ts';

/** How often to look where the folder of the site leads, in ms. */
const intervalMs = 1_000;

/** Makes a running server send the site that was published last. */
export interface SiteFollower {
  /** Sends another folder from now on, with the prices of the content. Throws if it is not a built site. */
  serve: (folder: string) => Promise<void>;
  stop: () => void;
}

interface Followed {
  siteDir: string;
  /** Undefined in development, where Astro serves the pages. */
  site: BuiltSite | undefined;
  /** Throws a ContentError. */
  reloadContent: () => void;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Follows the link to the built site: another server on the same folders may have published. Pages and prices change
 * between two requests.
 */
export function followSite({ siteDir, site, reloadContent, log }: Followed): SiteFollower {
  const target = () => realpath(siteDir).catch(() => undefined);
  const state: { seen?: string | undefined; failed?: string; timer?: NodeJS.Timeout } = {
    seen: site?.folder,
  };

  const serve = async (folder: string): Promise<void> => {
    const next = site && (await readBuiltSite(folder));
    reloadContent();
    if (site && next) serveSite(site, next);
  };

  const look = async (): Promise<void> => {
    const found = await target();
    if (found === undefined || found === state.seen) return;
    if (found !== site?.folder) {
      try {
        await serve(found);
      } catch (err) {
        if (state.failed !== found) log.error({ err }, 'the published site cannot be served yet');
        state.failed = found;
        return;
      }
      log.info({ folder: found }, 'another site is served');
    }
    state.seen = found;
  };

  const plan = () => {
    state.timer = setTimeout(() => {
      look().finally(() => state.timer && plan());
    }, intervalMs).unref();
  };
  if (site) plan();

  return {
    serve,
    stop: () => {
      clearTimeout(state.timer);
      delete state.timer;
    },
  };
}
