import type { Database } from '#server/database/tables.ts';

/** A server that has not polled for so long is silent, in ms. */
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

/** A server that is stopped is not missed. */
export async function removeHeartbeat(db: Database, server: string): Promise<void> {
  await db.deleteFrom('heartbeats').where('server', '=', server).execute();
}

/** Takes the silent ones of the other servers out of the table, so that one server tells of each once. */
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

/** When a server last polled; undefined where none is running, or none has been missed. */
export async function silentSince(db: Database, nowMs: number): Promise<number | undefined> {
  const servers = await db.selectFrom('heartbeats').select('polledAtMs').execute();
  const lastMs = Math.max(...servers.map(({ polledAtMs }) => polledAtMs));
  return servers.length > 0 && lastMs < nowMs - silentMs ? lastMs : undefined;
}
