import type { ServerProcess } from '#tests/fixtures/server-process.ts';
import type { Rig } from './rig.ts';

/** Variables of each server, besides the shared ones. */
type OwnVariables = [Record<string, string>, Record<string, string>];

/** Two servers on one database, behind one balancer; each can be replaced by a new one. */
export async function startTwo(rig: Rig, own: OwnVariables = [{}, {}]) {
  const servers: [ServerProcess, ServerProcess] = [rig.spawn(own[0]), rig.spawn(own[1])];
  const open = async () =>
    rig.balancer.setBackends(await Promise.all(servers.map((server) => server.ready())));
  await open();
  const replace = async (which: 0 | 1) => {
    servers[which] = rig.spawn(own[which]);
    await open();
  };
  return { servers, kill: (which: 0 | 1) => servers[which].kill(), replace };
}
