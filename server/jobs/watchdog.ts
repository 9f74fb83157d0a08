import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import type { CheckoutProblem, NotifyStaff } from '#server/notify/notify-staff.ts';
import type { PollingWorker } from './poller.ts';

const everyMs = 60_000;

/** The workers to watch, each with the cause of the alert that its silence raises. */
export type WatchedWorkers = [CheckoutProblem, Pick<PollingWorker, 'silentMs'>][];

/**
 * Checks every minute that the workers still poll, and lets the other servers know when each of them last
 * did. Returns the function that stops it.
 */
export function watchWorkers(
  workers: WatchedWorkers,
  tell: NotifyStaff,
  { beat }: Pick<Heartbeat, 'beat'>,
): () => void {
  const look = () => {
    for (const [cause, worker] of workers) if (worker.silentMs() > silentMs) tell(cause);
    void beat(Math.max(...workers.map(([, worker]) => worker.silentMs())));
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a heartbeat needs. */
interface HeartbeatParts {
  db: Database;
  nowMs: () => number;
  /** Name of this server; the same after a restart. */
  server: string;
  tell: NotifyStaff;
  log: FastifyBaseLogger;
}

/** Lets the other servers know that this one works. */
export interface Heartbeat {
  /** Stores how long ago this server last polled, in ms, and reports other servers that are silent. */
  beat: (agoMs: number) => Promise<void>;
  /** Stops for good, once the beat under way has ended. */
  stop: () => Promise<void>;
}

/**
 * The heartbeat of one server in the database that it shares with others. A database that does not answer
 * is reported by the watchdog instead.
 */
export function createHeartbeat({ db, nowMs, server, tell, log }: HeartbeatParts): Heartbeat {
  let current = Promise.resolve();

  const beatOnce = async (agoMs: number): Promise<void> => {
    // A silent server is reported once, until it polls again.
    if (agoMs <= silentMs) await storeHeartbeat(db, server, nowMs() - agoMs);
    const silent = await takeSilentServers(db, server, nowMs());
    if (silent.length === 0) return;
    log.error({ servers: silent }, 'a server is silent');
    tell('server_silent');
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    current = current.then(work).catch(() => undefined);
    return current;
  };

  return {
    beat: (agoMs) => inTurn(() => beatOnce(agoMs)),
    stop: () => inTurn(() => removeHeartbeat(db, server)),
  };
}

/** A server counts as silent after this long without a poll, in ms. */
export const silentMs = 10 * 60_000;

/** Stores when a server has last polled. */
export async function storeHeartbeat(
  db: Database,
  server: string,
  polledAtMs: number,
): Promise<void> {
  await db
    .insertInto('heartbeats')
    .values({ server, polledAtMs })
    .onConflict((conflict) => conflict.column('server').doUpdateSet({ polledAtMs }))
    .execute();
}

/** Removes a server that is being stopped, so that it is not reported as silent. */
export async function removeHeartbeat(db: Database, server: string): Promise<void> {
  await db.deleteFrom('heartbeats').where('server', '=', server).execute();
}

/**
 * Removes the silent servers other than this one and returns their names: each is reported by one server
 * only.
 */
export async function takeSilentServers(
  db: Database,
  ownName: string,
  nowMs: number,
): Promise<string[]> {
  const silent = await db
    .deleteFrom('heartbeats')
    .where('server', '<>', ownName)
    .where('polledAtMs', '<', nowMs - silentMs)
    .returning('server')
    .execute();
  return silent.map(({ server }) => server);
}

/**
 * When any server last polled, if all of them are silent; undefined if one of them works, or there is none.
 */
export async function silentSince(db: Database, nowMs: number): Promise<number | undefined> {
  const servers = await db.selectFrom('heartbeats').select('polledAtMs').execute();
  const lastMs = Math.max(...servers.map(({ polledAtMs }) => polledAtMs));
  return servers.length > 0 && lastMs < nowMs - silentMs ? lastMs : undefined;
}
