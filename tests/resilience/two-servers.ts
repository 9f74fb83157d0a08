import type { ServerProcess } from '#tests/fixtures/server-process.ts';
import type { Rig } from './rig.ts';

/** Two servers on one database, behind one balancer; each can be replaced by a new one. */
export async function startTwo(rig: Rig) {
  const servers: [ServerProcess, ServerProcess] = [rig.spawn(), rig.spawn()];
  const open = async () =>
    rig.balancer.setBackends(await Promise.all(servers.map((server) => server.ready())));
  await open();
  const replace = async (which: 0 | 1) => {
    servers[which] = rig.spawn();
    await open();
  };
  return { servers, kill: (which: 0 | 1) => servers[which].kill(), replace };
}
