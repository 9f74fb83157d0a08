import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import type { NotifyStaff } from '#server/notify/notify-staff.ts';
import {
  removeHeartbeat,
  silentMs,
  storeHeartbeat,
  takeSilentServers,
} from './heartbeats.repository.ts';

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
