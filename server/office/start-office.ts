import type { FastifyBaseLogger } from 'fastify';
import { type Config, explainTakenPort } from '#server/config.ts';
import { buildOffice } from './app.ts';
import type { OfficeDeps } from './deps.ts';
import { inviteAnyOwner, signInLink } from './members.ts';

/** The office while it runs. */
export interface RunningOffice {
  /** Signs an owner in, where the simulator takes the payments; otherwise undefined. */
  trialLink: string | undefined;
  close: () => Promise<void>;
}

/**
 * Starts the office on its own listener; undefined if the environment has none. In production an office that
 * cannot start is logged, and the public site runs without it.
 */
export async function startOffice(
  config: Config,
  deps: OfficeDeps,
  log: FastifyBaseLogger,
): Promise<RunningOffice | undefined> {
  try {
    return await listen(config, deps);
  } catch (err) {
    if (!config.isProduction) throw err;
    log.error({ err }, 'the office was not started');
    return undefined;
  }
}

async function listen(config: Config, deps: OfficeDeps): Promise<RunningOffice | undefined> {
  const { office, phonePe, ratePerMinute } = config;
  if (!office) return undefined;
  const { port, host, officeUrl } = office;
  const app = buildOffice({ ...config, ...office, hasLimits: ratePerMinute !== 0, deps });
  await app
    .listen({ port, host, listenTextResolver: () => 'office listening' })
    .catch(explainTakenPort('OFFICE_PORT'));
  const isTrial = phonePe === undefined;
  return {
    trialLink: isTrial
      ? signInLink(officeUrl, await inviteAnyOwner(deps.db, deps.nowMs()))
      : undefined,
    close: () => app.close(),
  };
}
