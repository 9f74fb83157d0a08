import type { Database } from '#server/database/schema.ts';

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
