import type { FastifyBaseLogger } from 'fastify';
import { type Config, explainTakenPort } from '#server/config.ts';
import type { SiteFollower } from '#server/http/follow-site.ts';
import { completeLink } from '#server/http/replace-site.ts';
import { buildOffice } from './app.ts';
import { openEditing } from './content/open-editing.ts';
import { canPublish } from './content/publisher.ts';
import type { OfficeDeps } from './deps.ts';
import { inviteAnyOwner, signInLink } from './members.ts';

/** The office while it runs. */
export interface RunningOffice {
  /** A sign-in link for an owner if the simulator takes the payments, otherwise undefined. */
  ownerLink: string | undefined;
  close: () => Promise<void>;
}

/**
 * Starts the office on its own listener; undefined if the environment has none. In production an office that
 * cannot start is logged, and the public site runs without it.
 */
export async function startOffice(
  config: Config,
  deps: OfficeDeps,
  follower: SiteFollower,
  log: FastifyBaseLogger,
): Promise<RunningOffice | undefined> {
  try {
    return await listen(config, deps, follower, log);
  } catch (err) {
    if (!config.isProduction) throw err;
    log.error({ err }, 'the office was not started');
    return undefined;
  }
}

async function listen(
  config: Config,
  deps: OfficeDeps,
  follower: SiteFollower,
  log: FastifyBaseLogger,
): Promise<RunningOffice | undefined> {
  const { office, phonePe, ratePerMinute } = config;
  if (!office) return undefined;
  const { port, host, officeUrl, officeDir } = office;
  await completeLink(officeDir);
  const editing = canPublish() ? openEditing({ config, office, deps, follower, log }) : undefined;
  const limits = { hasLimits: ratePerMinute !== 0 };
  const app = buildOffice({ ...config, ...office, ...limits, deps, ...editing });
  await app
    .listen({ port, host, listenTextResolver: () => 'office listening' })
    .catch(explainTakenPort('OFFICE_PORT'));
  editing?.publications.publishing.start();
  return {
    ownerLink: phonePe
      ? undefined
      : signInLink(officeUrl, await inviteAnyOwner(deps.db, deps.nowMs())),
    close: async () =>
      void (await Promise.all([app.close(), editing?.publications.publishing.stop()])),
  };
}
