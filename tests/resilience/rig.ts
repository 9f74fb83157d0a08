import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '#server/database/connection.ts';
import type { Order as Payment } from '#simulator/orders/order.ts';
import {
  type LogLine,
  type ServerProcess,
  smallSite,
  spawnServer,
} from '#tests/fixtures/server-process.ts';
import { forkSimulator } from '#tests/provider/simulator-process.ts';
import { openLoadBalancer } from './load-balancer.ts';

/** A checkout whose servers can be killed: an address, a simulator, a database, and servers that share them. */
export type Rig = Awaited<ReturnType<typeof openRig>>;

/**
 * Opens a checkout without a server behind its address. `timeoutMs`: how long a server waits for the
 * provider; a repeat of a request that was cut off waits four times that.
 */
export async function openRig({ databaseUrl, dataDir }: DatabaseOptions, timeoutMs = 6_000) {
  const balancer = await openLoadBalancer();
  const simulator = await forkSimulator(`${balancer.origin}/api/phonepe-webhook`);
  const folder = mkdtempSync(join(tmpdir(), 'resilience-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    PHONEPE_TIMEOUT_MS: String(timeoutMs),
    PUBLIC_URL: balancer.origin,
    RATE_LIMIT: '0',
    SIMULATOR_PORT: String(simulator.port),
    SITE_DIR: smallSite(folder),
  };
  await compileOnce({ ...env, DATABASE_URL: '', DATA_DIR: join(folder, 'unused') });
  const servers: ServerProcess[] = [];
  let isClosed = false;
  const spawn = (own: Record<string, string> = {}) => {
    if (isClosed) throw new Error('the test rig is closed');
    const server = spawnServer({ ...env, ...own });
    servers.push(server);
    return server;
  };

  return {
    balancer,
    simulator,
    /** The servers' environment, for a command beside them. */
    env,
    /** Starts a server, with variables of its own. */
    spawn,
    /** Starts a server as the only one behind the balancer; resolves with its port once it is ready. */
    start: async () => {
      const server = spawn();
      const port = await server.ready();
      balancer.setBackends([port]);
      return { ...server, port };
    },
    /** Every order that the provider has. */
    payments: async () => (await simulator.admin('GET', '/orders?limit=20000')) as Payment[],
    /** How often an order was checked with the provider. */
    statusCalls: async () => Number((await simulator.admin('GET', '/calls')).status),
    /** What the servers logged, except flagged orders and what a busy machine explains. */
    faultsLogged: () => servers.flatMap(({ log }) => unexplained(log)),
    close: async () => {
      isClosed = true;
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all([balancer.close(), simulator.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isSlowHandshake = ({ err }: LogLine) => err?.message.includes('due to connection timeout');
const isWaitForPool = ({ err }: LogLine) =>
  err?.message === 'timeout exceeded when trying to connect';

/**
 * A busy machine may take longer to connect to PostgreSQL than the server's four seconds. Waits for the pool
 * follow from that; without a slow handshake they would mean that connections are lost, and count.
 */
function unexplained(log: LogLine[]): LogLine[] {
  const isBusy = log.some(isSlowHandshake);
  return log.filter(
    (line) => !('flag' in line || isSlowHandshake(line) || (isBusy && isWaitForPool(line))),
  );
}

/** A server that exits cleanly leaves its compiled code behind, so that later ones start faster. */
async function compileOnce(env: Record<string, string>): Promise<void> {
  const server = spawnServer(env);
  await server.ready();
  await server.stop();
}
