import { readFile } from 'node:fs/promises';
import { freePort } from '#tests/fixtures/free-port.ts';
import { spawnServer } from '#tests/fixtures/server-process.ts';
import { forkSimulator } from '#tests/provider/simulator-process.ts';
import { siteDir } from '../bench.ts';

/** Without limits, V8 postpones garbage collection, which hides leaks. */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=16';
/** Older ones are evicted: the simulator's memory is not what is measured. */
const simulatedOrders = '5000';

/** Server and simulator, each a process of its own. */
export type CheckoutProcesses = Awaited<ReturnType<typeof startCheckout>>;

/** Starts the server of that checkout of the project, on the database that `env` names, and the simulator. */
export async function startCheckout(env: Record<string, string>, folder = '.') {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  process.env.SIMULATOR_MAX_ORDERS = simulatedOrders;
  const simulator = await forkSimulator(`${origin}/api/phonepe-webhook`);
  const serverEnv = {
    SITE_DIR: siteDir,
    PORT: String(port),
    SIMULATOR_PORT: String(simulator.port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    NODE_OPTIONS: smallHeap,
    ...env,
  };
  const server = spawnServer(serverEnv, { folder });
  await server.ready();
  return {
    origin,
    /** Resident memory of the server. */
    memoryMiB: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    },
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await simulator.close();
    },
  };
}
