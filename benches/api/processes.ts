import { readFile } from 'node:fs/promises';
import { freePort } from '#tests/fixtures/free-port.ts';
import { spawnServer } from '#tests/fixtures/server-process.ts';
import { startSimulator } from '#tests/provider/simulator-process.ts';

/** Without limits, V8 lets garbage lie about, and what leaks is hidden by it. */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=16';
/** The simulator forgets older ones: its memory is not what is measured. */
const simulatedOrders = '5000';

/** Server and simulator as processes of their own. */
export type CheckoutProcesses = Awaited<ReturnType<typeof startCheckout>>;

/** Starts the server and the simulator, each a process of its own, on the database that env names. */
export async function startCheckout(env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  process.env.SIMULATOR_MAX_ORDERS = simulatedOrders;
  const simulator = await startSimulator(`${origin}/api/phonepe-webhook`);
  const server = spawnServer({
    SITE_DIR: process.env.SITE_DIR ?? 'dist',
    PORT: String(port),
    SIMULATOR_PORT: String(simulator.port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    NODE_OPTIONS: smallHeap,
    ...env,
  });
  await server.ready();
  return {
    origin,
    /** Resident memory of the server. */
    memoryMiB: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    },
    stop: async () => {
      await server.stop();
      await simulator.close();
    },
  };
}
